import {Button, notify} from '@clube/ui';
import {useMutation} from '@tanstack/react-query';
import {resendConfirmation} from './api';
import styles from './Home.module.css';

/** Asks the painter to confirm the e-mail address: until then nothing but the confirmation link is sent to it. */
export function ConfirmEmailNotice({email}: {email: string}) {
  const sending = useMutation({
    mutationFn: resendConfirmation,
    onSuccess: ({mensagem: message}) => notify.success(message),
  });
  return (
    <section className={styles.confirmEmail} aria-label="Confirme o seu e-mail">
      <div>
        <h2>Confirme o seu e-mail</h2>
        <p>
          Enviamos um link para <b>{email}</b>. Sem ele, não avisamos você por e-mail sobre pontos e resgates.
        </p>
      </div>
      <Button variant="secondary" busy={sending.isPending && 'ENVIANDO...'} onClick={() => sending.mutate()}>
        Enviar de novo
      </Button>
    </section>
  );
}
