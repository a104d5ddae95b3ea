import {
  MONTHLY_PREMIO_LIMIT,
  countOf,
  formatPontosInWords,
  readPremioType,
  unitPrice,
  validateOption,
  type PremioOption,
} from '@clube/domain';
import {fieldRefusal, type Refusal} from '../../../kernel/refusals/refusals';
import {
  MonthlyLimitReached,
  PremioUnavailable,
  ResgateBlocked,
  SaldoInDebt,
  InsufficientSaldo,
  OutOfStock,
  PrecoChanged,
} from './refusals';

/** The prize and the limits, read after everything that must be locked is locked. */
export interface LockedPremio {
  id: number;
  codigo: string;
  nome: string;
  tipo: string;
  ativo: boolean;
  pontosWeb: number;
  pontosAlternativo: number | null;
  isCombo: boolean;
  /** For credit: the painter has a card, or has requested it. */
  temCartao: boolean;
  quantidade: number;
  usadosNoMes: number;
  bloqueado: boolean;
  /** False if the painter left or was blocked while the order waited for the lock. */
  pintorAtivo: boolean;
  valorDoPonto: number;
  resgateId: number;
}

export interface Decision {
  premio: LockedPremio;
  pontos: number;
  obs: string | null;
  /** The chosen option; null if the prize has none. */
  opcao: Readonly<PremioOption> | null;
}

/**
 * Whether an order is allowed, and what it costs. Pure: it runs before anything is written, so a refusal has nothing to
 * undo. Order of the checks: switch, prize, option, limit of the month, stock, balance.
 */
export function decide(
  premio: LockedPremio | undefined,
  request: {qtde: number; opcao?: unknown; obs?: string; pontosVistos?: number | undefined},
  account: {saldo: number; divida: number},
): Decision | Refusal {
  if (premio?.bloqueado) return ResgateBlocked();
  if (!premio?.ativo) return PremioUnavailable();
  const tipo = readPremioType(premio.tipo) ?? 'geral';
  const option = validateOption({tipo, codigo: premio.codigo}, request.opcao, premio.temCartao);
  if ('erro' in option) return fieldRefusal({opcao: option.erro});
  const remaining = MONTHLY_PREMIO_LIMIT - premio.usadosNoMes;
  if (request.qtde > remaining)
    return MonthlyLimitReached({
      erro:
        remaining > 0
          ? `${MonthlyLimitReached.erro} Neste mês você ainda pode pedir ${remaining}.`
          : `${MonthlyLimitReached.erro} Você já chegou ao limite deste mês.`,
    });
  if (premio.isCombo && request.qtde > premio.quantidade)
    return OutOfStock(premio.quantidade > 0 ? {erro: leftInStock(premio.quantidade)} : {});
  const pontos = unitPrice(premio, option.usesAlternative) * request.qtde;
  if (pontos !== (request.pontosVistos ?? pontos))
    return PrecoChanged({
      erro: `O preço deste prêmio mudou: agora são ${formatPontosInWords(pontos)}. Confira e peça de novo.`,
    });
  if (account.divida > 0) return SaldoInDebt();
  if (pontos > account.saldo)
    return InsufficientSaldo({
      erro: `${InsufficientSaldo.erro} ${missingPontos(pontos - account.saldo)}`,
    });
  const opcao = Object.keys(option.opcao).length > 0 ? option.opcao : null;
  return {premio, pontos, obs: option.obs || request.obs?.trim() || null, opcao};
}

const leftInStock = (count: number): string =>
  `${count === 1 ? 'Resta' : 'Restam'} só ${countOf(count, 'unidade', 'unidades')} deste prêmio.`;

const missingPontos = (count: number): string => `${count === 1 ? 'Falta' : 'Faltam'} ${formatPontosInWords(count)}.`;
