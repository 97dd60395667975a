const ITEM_FIELDS = `
  nodes {
    name
    quantity
    discountedTotalSet(withCodeDiscounts: true) { shopMoney { amount currencyCode } }
  }
  pageInfo { hasNextPage endCursor }`

export const SHOP_QUERY = `query Shop {
  shop { id name url }
  currentAppInstallation { accessScopes { handle } }
}`

export const PRODUCTS_QUERY = `query Products($first: Int!, $after: String) {
  shop { currencyCode }
  productVariants(first: $first, after: $after, sortKey: ID) {
    nodes {
      id
      title
      sku
      price
      inventoryQuantity
      inventoryItem { tracked }
      product {
        title
        status
        productType
        hasOnlyDefaultVariant
        featuredMedia { preview { image { url } } }
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}`

export const ORDERS_QUERY = `query Orders($first: Int!, $items: Int!, $after: String, $query: String) {
  orders(first: $first, after: $after, sortKey: UPDATED_AT, query: $query) {
    nodes {
      id
      test
      processedAt
      cancelledAt
      displayFinancialStatus
      email
      billingAddress { name }
      customer { id displayName }
      paymentGatewayNames
      totalPriceSet { shopMoney { amount currencyCode } }
      totalRefundedSet { shopMoney { amount currencyCode } }
      lineItems(first: $items) {${ITEM_FIELDS}
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}`

export const ITEMS_QUERY = `query Items($id: ID!, $first: Int!, $after: String) {
  order(id: $id) {
    lineItems(first: $first, after: $after) {${ITEM_FIELDS}
    }
  }
}`
