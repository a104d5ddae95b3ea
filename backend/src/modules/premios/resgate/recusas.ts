import {FRASE_LIMITE_MENSAL} from '@clube/domain';
import {defineRefusal} from '../../../kernel/errors';

export const PremioIndisponivel = defineRefusal(404, 'PREMIO_INDISPONIVEL', 'Este prêmio não está disponível.');
export const SaldoInsuficiente = defineRefusal(
  422,
  'SALDO_INSUFICIENTE',
  'Seu saldo não é suficiente para este resgate.',
);
export const SaldoEmDebito = defineRefusal(
  422,
  'SALDO_EM_DEBITO',
  'Seu saldo está em débito. Novos pontos quitam o débito antes de poderem ser usados.',
);
export const SemEstoque = defineRefusal(409, 'SEM_ESTOQUE', 'Não há unidades suficientes deste prêmio.');
export const LimiteMensal = defineRefusal(422, 'LIMITE_MENSAL', FRASE_LIMITE_MENSAL);
export const ResgateBloqueado = defineRefusal(423, 'RESGATE_BLOQUEADO', 'Os resgates estão suspensos no momento.');
export const ResgateNaoEncontrado = defineRefusal(404, 'RESGATE_NAO_ENCONTRADO', 'Resgate não encontrado.');
export const ResgateEncerrado = defineRefusal(409, 'RESGATE_ENCERRADO', 'Este resgate já foi cancelado.');
export const SoCancelando = defineRefusal(422, 'SO_CANCELANDO', 'Para cancelar use a ação de cancelamento.');
