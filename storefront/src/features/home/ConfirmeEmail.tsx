import {Botao, avisar} from '@clube/ui';
import {useMutation} from '@tanstack/react-query';
import {reenviarConfirmacao} from './api';
import estilos from './Home.module.css';

/** Until the painter has shown that the address is the own one nothing else is sent there: that is said here. */
export function ConfirmeEmail({email}: {email: string}) {
  const envio = useMutation({
    mutationFn: reenviarConfirmacao,
    onSuccess: ({mensagem}) => avisar.sucesso(mensagem),
  });
  return (
    <section className={estilos.confirme} aria-label="Confirme o seu e-mail">
      <div>
        <h2>Confirme o seu e-mail</h2>
        <p>
          Enviamos um link para <b>{email}</b>. Sem ele, não avisamos você por e-mail sobre pontos e resgates.
        </p>
      </div>
      <Botao variante="secundario" ocupado={envio.isPending && 'ENVIANDO...'} onClick={() => envio.mutate()}>
        Enviar de novo
      </Botao>
    </section>
  );
}
