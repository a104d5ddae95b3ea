import {client} from '@clube/api-client';
import {NEW_EMAIL_MISSING, PINTOR_FIELDS, RECOVERY_WAIT_DAYS, fieldError} from '@clube/domain';
import {Field, notify} from '@clube/ui';
import {useState} from 'react';
import {FormDialog} from '../../components/dialog/FormDialog';
import {toTitleCase} from '../../components/format/text';
import {today} from '../../components/format/values';
import {fromServer, useAction} from '../../components/useAction';
import {REFETCHED_RESOURCES, type Pintor} from '../types';
import {ACTION_LABELS} from './actions';

/** Changes a painter's e-mail; the painter confirms the new one by a link sent there. */
export function EmailDialog({pintor: {nome, cpf, email: current}, onClose}: {pintor: Pintor; onClose: () => void}) {
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string>();
  const {busy, run, errors, forget} = useAction({success: fromServer, changes: REFETCHED_RESOURCES});
  const send = async (): Promise<void> => {
    const typed = email.trim();
    const emailError = typed ? fieldError('email', typed, today()) : NEW_EMAIL_MISSING;
    setFault(emailError);
    if (emailError) return notify.error(emailError);
    if (await run(() => client.put('/api/parceiros/atualizar-email', {body: {cpf, email: typed}}))) onClose();
  };
  return (
    <FormDialog title={ACTION_LABELS.email} busy={busy} onSend={() => void send()} onClose={onClose}>
      <p>
        {toTitleCase(nome)}. {current ? <>O e-mail de agora é {current}.</> : 'Ainda não há e-mail no cadastro.'}
      </p>
      <Field
        label="Novo e-mail"
        type="email"
        inputMode="email"
        maxLength={PINTOR_FIELDS.email.max}
        hint={`O pintor recebe lá um link para confirmar. Até confirmar, não recebe avisos por e-mail, e só ${RECOVERY_WAIT_DAYS} dias depois da troca consegue recuperar a senha por ele.`}
        value={email}
        error={fault ?? errors.email}
        onChange={({target}) => {
          setEmail(target.value);
          setFault(undefined);
          forget();
        }}
      />
    </FormDialog>
  );
}
