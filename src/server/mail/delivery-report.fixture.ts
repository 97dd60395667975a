type ReportPart =
  | 'messageId'
  | 'to'
  | 'action'
  | 'status'
  | 'diagnostic'
  | 'recipientFields'
  | 'contentType'
  | 'returned'

/** A report as a mail server sends it (RFC 3464). */
export function deliveryReport({
  messageId = '<00000000-0000-4000-8000-000000000000@luna.example>',
  to = 'luz@example.com',
  action = 'failed',
  status = '5.1.1',
  diagnostic = 'smtp; 550 5.1.1 <luz@example.com>: Recipient address rejected: User unknown',
  recipientFields = `Final-Recipient: rfc822; ${to}\nOriginal-Recipient: rfc822;${to}`,
  contentType = 'multipart/report; report-type=delivery-status;\n\tboundary="AB/1.2@mx"',
  returned = `Content-Type: text/rfc822-headers\n\nSubject: Spring\nMessage-ID: ${messageId}\nTo: ${to}`,
}: Partial<Record<ReportPart, string | undefined>> = {}): string {
  return `From: MAILER-DAEMON@mx.example.com (Mail Delivery System)
To: hola@luna.example
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: ${contentType}

This is a MIME-encapsulated message.

--AB/1.2@mx
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you that your message could not be delivered.

--AB/1.2@mx
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.com
X-Postfix-Queue-ID: 4Qx
Arrival-Date: Thu, 19 Nov 2026 01:00:00 +0000

${recipientFields}
Action: ${action}
Status: ${status}
Remote-MTA: dns; mail.example.com
Diagnostic-Code: ${diagnostic}

--AB/1.2@mx
${returned}

--AB/1.2@mx--
`.replaceAll('\n', '\r\n')
}
