import {MONTHLY_LIMIT_MESSAGE} from '@clube/domain';
import {defineRefusal} from '../../../kernel/refusals/refusals';

export const PremioUnavailable = defineRefusal(404, 'PREMIO_INDISPONIVEL', 'Este prêmio não está disponível.');
export const InsufficientSaldo = defineRefusal(
  422,
  'SALDO_INSUFICIENTE',
  'Seu saldo não é suficiente para este resgate.',
);
export const SaldoInDebt = defineRefusal(
  422,
  'SALDO_EM_DEBITO',
  'Seu saldo está em débito. Novos pontos quitam o débito antes de poderem ser usados.',
);
/** The order names the points that its painter was shown (`pontosVistos`). */
export const PrecoChanged = defineRefusal(409, 'PRECO_MUDOU', 'O preço deste prêmio mudou. Confira e peça de novo.');
export const OutOfStock = defineRefusal(409, 'SEM_ESTOQUE', 'Não há unidades suficientes deste prêmio.');
export const MonthlyLimitReached = defineRefusal(422, 'LIMITE_MENSAL', MONTHLY_LIMIT_MESSAGE);
export const ResgateBlocked = defineRefusal(423, 'RESGATE_BLOQUEADO', 'Os resgates estão suspensos no momento.');
export const ResgateNotFound = defineRefusal(404, 'RESGATE_NAO_ENCONTRADO', 'Resgate não encontrado.');
export const ResgateClosed = defineRefusal(409, 'RESGATE_ENCERRADO', 'Este resgate já foi cancelado.');
export const AlreadyDelivered = defineRefusal(409, 'RESGATE_ENTREGUE', 'Já entregue: cancele este resgate sozinho.');
export const UseCancelAction = defineRefusal(422, 'SO_CANCELANDO', 'Para cancelar use a ação de cancelamento.');
export const NothingToSeparate = defineRefusal(422, 'NADA_A_SEPARAR', 'Os resgates escolhidos estão cancelados.');
export const NoLabels = defineRefusal(422, 'SEM_ENDERECO', 'Nenhum dos resgates escolhidos é entregue em um endereço.');
