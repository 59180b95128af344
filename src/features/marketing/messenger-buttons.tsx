import { MessageButton } from '#src/components/message-button.tsx'
import { ButtonRow } from '#src/components/ui/button-row.tsx'
import { useSite } from '#src/content/use-site.ts'
import { messageLink } from '#src/lib/message-link.ts'

/** Buttons that open one or two messengers with a draft of a message. */
export function MessengerButtons(props: {
  message: string
  call: string
  /** Label of the second button; the name of the messenger by default. */
  otherCall: string | undefined
}) {
  const { message, call, otherCall } = props
  const { messenger, secondMessenger } = useSite().links
  return (
    <ButtonRow>
      <MessageButton size="lg" go href={messageLink(messenger, message)}>
        {call}
      </MessageButton>
      {secondMessenger && (
        <MessageButton size="lg" variant="line" href={messageLink(secondMessenger, message)}>
          {otherCall ?? secondMessenger.label}
        </MessageButton>
      )}
    </ButtonRow>
  )
}
