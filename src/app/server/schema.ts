/** Every table, for the tool that writes migrations. */

export * from '#features/auth/server/password-resets.table.ts'
export * from '#features/brands/server/brands.table.ts'
export * from '#features/customers/server/customers.table.ts'
export * from '#features/files/server/files.table.ts'
export * from '#features/invoices/server/invoices.table.ts'
export * from '#features/notifications/server/notifications.table.ts'
export * from '#features/social-accounts/server/social-accounts.table.ts'
export * from '#server/http/rate-limit.table.ts'
export * from '#server/tenancy/memberships.table.ts'
export * from '#server/tenancy/sessions.table.ts'
export * from '#server/tenancy/users.table.ts'
export * from '#server/tenancy/workspaces.table.ts'
