import {LIMITE_MENSAL_POR_PREMIO, formatarPontos, lerTipoPremio, precoUnitario, validarOpcao} from '@clube/domain';
import {recusarCampos, type Recusa} from '../../../kernel/errors';
import {
  LimiteMensal,
  PremioIndisponivel,
  ResgateBloqueado,
  SaldoEmDebito,
  SaldoInsuficiente,
  SemEstoque,
} from './recusas';

/** What is known of the prize and the limits once everything that must be locked is locked. */
export interface PremioTravado {
  id: number;
  codigo: string;
  nome: string;
  tipo: string;
  ativo: boolean;
  pontosWeb: number;
  pontosAlternativo: number | null;
  isCombo: boolean;
  quantidade: number;
  usadosNoMes: number;
  bloqueado: boolean;
  valorDoPonto: number;
  resgateId: number;
}

export interface Decisao {
  premio: PremioTravado;
  pontos: number;
  obs: string | null;
}

/**
 * Whether an order may be, and what it costs. Pure: nothing is written before this has answered, so a refusal leaves
 * nothing half done. Order of the checks: switch, prize, option, limit of the month, stock, balance.
 */
export function decidir(
  premio: PremioTravado | undefined,
  pedido: {qtde: number; opcao?: unknown; obs?: string},
  conta: {saldo: number; divida: number},
): Decisao | Recusa {
  if (premio?.bloqueado) return ResgateBloqueado();
  if (!premio?.ativo) return PremioIndisponivel();
  const tipo = lerTipoPremio(premio.tipo) ?? 'geral';
  const opcao = validarOpcao({tipo, codigo: premio.codigo}, pedido.opcao);
  if ('erro' in opcao) return recusarCampos({opcao: opcao.erro});
  const livres = LIMITE_MENSAL_POR_PREMIO - premio.usadosNoMes;
  if (pedido.qtde > livres)
    return LimiteMensal({
      erro:
        livres > 0
          ? `${LimiteMensal.erro} Neste mês você ainda pode pedir ${livres}.`
          : `${LimiteMensal.erro} Você já chegou ao limite deste mês.`,
    });
  if (premio.isCombo && pedido.qtde > premio.quantidade)
    return SemEstoque(premio.quantidade > 0 ? {erro: `Restam só ${premio.quantidade} unidades deste prêmio.`} : {});
  const pontos = precoUnitario(premio, opcao.usaAlternativo) * pedido.qtde;
  if (conta.divida > 0) return SaldoEmDebito();
  if (pontos > conta.saldo)
    return SaldoInsuficiente({
      erro: `${SaldoInsuficiente.erro} Faltam ${formatarPontos(pontos - conta.saldo)} pontos.`,
    });
  return {premio, pontos, obs: opcao.obs || pedido.obs?.trim() || null};
}
