import {Badge} from '@clube/ui';
import {STATE_APPEARANCE, readNotaState} from '../../base/notas/states';

/** The state of a receipt in the painter's words; `beingRead` while the server still reads it. */
export function NotaBadge({status, beingRead}: {status: string; beingRead?: boolean}) {
  if (beingRead)
    return (
      <Badge tone="info" icon="eye">
        Em leitura
      </Badge>
    );
  const state = readNotaState(status);
  if (!state) return <Badge tone="neutral">{status}</Badge>;
  const {text, tone} = STATE_APPEARANCE[state];
  return <Badge tone={tone}>{text}</Badge>;
}
