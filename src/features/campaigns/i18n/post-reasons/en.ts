/** What a person is told about a post that did not go out by itself: what happened, what is safe, what to do. */
export const postReason = {
  no_account:
    'This platform isn’t connected. Connect a channel and schedule the post again, or post it yourself.',
  needs_reconnect:
    'Access expired. Reconnect the channel and we’ll publish the post automatically, unless it’s several hours late.',
  chosen_account_gone:
    'The account you chose for it isn’t connected for this brand, so we didn’t send it. Connect the account again, or choose another one, and we’ll publish the post automatically, unless it’s several hours late.',
  finish_in_app:
    'It’s waiting as a draft in the network’s app. Post it there, then confirm it here. Until then, it isn’t published.',
  missed: 'We couldn’t send it on time. Choose another time if it’s still relevant.',
  refused_by_rules: 'It breaks one of the network’s rules, so we didn’t send it. Edit it and try again.',
  rejected: 'The network rejected it. Nothing was published there.',
  not_sent: 'We couldn’t reach the network after several tries. Nothing was published there.',
  broken: 'Something went wrong on our side, so we didn’t send it. Open it, save it again and retry.',
  rate_limited: 'The network asked us to wait too many times. Nothing was published there. Try again later.',
  unconfirmed:
    'We sent it, but the network didn’t confirm it. Check there, then tell us whether it was published.',
  not_there:
    'A team member checked and it wasn’t there. Nothing was published. Send it again whenever you like.',
  too_long: 'The network says the text is too long. Nothing was published there. Shorten it and try again.',
  duplicate: 'The network says you’ve already posted this. Change the text if you want to post it again.',
  not_allowed: 'The network doesn’t allow this post from your account. Nothing was published there.',
  app_not_approved:
    'This network hasn’t approved your app for public posts yet. Nothing was published. Ask for full access on the page of your app there, then try again.',
  update_needed:
    'This version of CampAIgner no longer works with the network. Nothing was published. Ask your administrator to update it, then try again.',
  destination_gone:
    'The page or channel it goes to no longer exists. Nothing was published. Connect another one and schedule the post again.',
  community_rules:
    'It breaks a rule of the community it goes to. Nothing was published. Read the rule below, change the post and try again.',
  flair_required:
    'The community wants a flair on every post. Nothing was published. Choose one in the post’s settings and try again.',
  flair_unknown:
    'The community doesn’t have the flair you chose. Nothing was published. Use one of its own, then try again.',
  file_too_big: 'An image or video is too large for this network. Nothing was published. Use a smaller one.',
  file_type:
    'This network doesn’t accept one of the files. Nothing was published. Use another image or video.',
  file_shape:
    'An image is too long and narrow for this network. Nothing was published. Crop it, or use another one.',
  file_missing: 'One of the files is gone. Nothing was published. Add the image or video again.',
  no_public_address:
    'This network reads images and videos from CampAIgner, which has no public address. Nothing was published. Ask your administrator to set PUBLIC_URL, then try again.',
  address_unverified:
    'This network reads images only from an address that is verified in your app there. Nothing was published. Verify the address of CampAIgner on the page of your app, then try again.',
  too_many_drafts:
    'Too many drafts are waiting in the network’s app, so it takes no more. Nothing was sent. Post or delete some of them there, then try again.',
  no_recipients:
    'No customer who can be reached here has agreed to it, so nobody got it. Ask them under Customers, then try again.',
  all_refused: 'All recipients were refused, so nobody got it. See why next to each of them.',
  sender_refused: 'The mail server doesn’t let you send from this address, so nobody got it.',
  spending_limit:
    'This post would pass the monthly limit you set for this account. Raise the limit on the channel’s page, then try again.',
  no_credits:
    'Your developer account at this network has no credits left, or has reached a spending limit there. Nothing was published. Add credits there, then try again.',
  mailing_stopped: 'You stopped it before anyone got it.',
  postal_address_missing:
    'Emails to customers must show your postal address. Add it under Settings, Business, then try again.',
  sender_name_missing:
    'Emails to customers must show the name of your business. Add it under Settings, Business, then try again.',
  public_url_missing:
    'Customers couldn’t unsubscribe, because CampAIgner has no public address. Nobody got it. Ask your administrator to set PUBLIC_URL, then try again.',
  template_missing:
    'The text needs the network’s approval before it goes to customers. Nobody got it. Submit it on the post, then try again.',
  template_waiting: 'The network is still reviewing the text. Nobody got it. Try again once it’s approved.',
  template_differs:
    'The text, its image or our public address changed after the approval. Nobody got it. Submit the text again, or choose an approved one.',
  template_refused:
    'The network doesn’t accept this text anymore. Nobody else gets it. Choose another one on the post, then try again.',
  number_refused:
    'The network doesn’t let your number send messages, so nobody got it. See its reason, and check your account there.',
  payment_missing:
    'The network couldn’t charge for the messages, so nobody got it. Check the payment method of your account there, then try again.',
} as const
