import {client} from '@clube/api-client';
import {Button} from '@clube/ui';
import {mayCall} from '../providers/access';
import {useAction} from './useAction';

interface Props {
  call: '/api/usuarios/{id}/convite' | '/api/logins-relatorio/{id}/convite';
  id: number;
}

/** Sends the person a link to choose a password: the first one, or a new one if it was forgotten. */
export function InviteButton({call, id}: Props) {
  const {busy, run} = useAction({success: ({mensagem = ''}) => mensagem});
  if (!mayCall(`POST ${call}`)) return null;
  return (
    <Button
      variant="secondary"
      icon="envelope"
      busy={busy && 'Enviando…'}
      onClick={() => void run(() => client.post(call, {path: {id}}))}
    >
      Enviar link para criar a senha
    </Button>
  );
}
