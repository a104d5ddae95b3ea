import {ORCAMENTO_CONFIRM_HOURS, ORCAMENTO_DAYS, greeting} from '@clube/domain';
import type {Application} from '@loopback/core';
import {currentContext} from '../../../kernel/context';
import {Kernel} from '../../../kernel/keys';
import type {Email} from '../../../kernel/mail/mailer';
import type {DelayedEmailJob} from '../../../kernel/mail/throttled-mailer';
import {CONFIRM_PEDIDO} from './jobs';
import type {PedidosOrcamentoService} from './pedidos.service';

interface ConfirmPedidoJob extends DelayedEmailJob {
  pedidoId: number;
  /** Erasure finds the job by it. */
  pintorId: number;
}

interface ConfirmationEmail {
  id: string;
  about: number;
  to: string;
  nome: string;
  pintor: string;
  link: string;
}

/** Anyone may have typed this address, so the e-mail repeats at most a plain first name of the sender's input. */
const confirmationEmail = ({id, about, to, nome, pintor, link}: ConfirmationEmail): Email => ({
  id,
  about,
  to,
  subject: 'Confirme seu pedido de orçamento',
  text: [
    greeting(nome),
    '',
    `Alguém pediu, com este e-mail, que ${pintor} ligue para falar de um orçamento de pintura. Se foi você, confirme:`,
    '',
    link,
    '',
    `O link vale por ${ORCAMENTO_CONFIRM_HOURS} horas para confirmar. Por ele você também pode apagar o pedido, a qualquer hora; nós o apagamos em ${ORCAMENTO_DAYS} dias.`,
    'Se não foi você, não faça nada: sem a confirmação ninguém recebe o pedido.',
    '',
    'Ache Seu Pintor, do Clube do Pintor',
  ].join('\n'),
});

/** Defines the job of the e-mail by which a customer confirms a request. */
export async function defineConfirmPedido(app: Application, pedidos: PedidosOrcamentoService): Promise<void> {
  const [jobs, mailer, {publicUrl}] = [
    await app.get(Kernel.JOBS),
    await app.get(Kernel.THROTTLED_MAILER),
    await app.get(Kernel.CONFIG),
  ];
  jobs.define<ConfirmPedidoJob>({
    name: CONFIRM_PEDIDO,
    async run(data) {
      // The token is created here, so that the job's row never contains a valid one.
      const confirmation = await pedidos.newToken(data.pedidoId);
      if (!confirmation) return;
      const {token, nome, email: to, pintor} = confirmation;
      const id = `pedido-${data.pedidoId}-${currentContext().now.getTime()}`;
      const link = `${publicUrl}/pedido-orcamento/${token}`;
      await mailer.send(confirmationEmail({id, about: data.pintorId, to, nome, pintor, link}), {
        name: CONFIRM_PEDIDO,
        data,
      });
    },
  });
}
