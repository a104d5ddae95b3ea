import {
  CARTAO_BLOCK_HOURS,
  CARTAO_FEES,
  CARTAO_REPLACEMENT_PERCENT,
  TRANSFER_CUTOFF_HOUR,
} from '../../cartoes/rules.js';
import {DELIVERY_FORECAST_DAYS, DELIVERY_TOLERANCE_DAYS} from '../../premios/delivery.js';
import {MONTHLY_PREMIO_LIMIT} from '../../premios/types.js';
import {formatReais} from '../../values/money.js';
import {IMAGE_YEARS} from '../consents.js';
import type {TermoSection} from '../termo.js';

/** With a plain blank after R$, as published. */
const reais = (cents: number): string => formatReais(cents).replace('\u00A0', ' ');

/** First version: the sections about prizes, and the remaining ones. */
export const PRIZE_SECTIONS: readonly TermoSection[] = [
  {
    titulo: 'Resgate de prêmios',
    itens: [
      `Cada prêmio pode ser resgatado até ${MONTHLY_PREMIO_LIMIT} vezes por mês, enquanto houver pontos e estoque.`,
      `O prazo de entrega é de até ${DELIVERY_FORECAST_DAYS} dias. Um e-mail confirma cada resgate.`,
      `Se a entrega não puder ser feita até ${DELIVERY_TOLERANCE_DAYS} dias depois do prazo, o resgate é cancelado e os pontos voltam para o seu saldo, com a validade que tinham.`,
      'Confira tamanho, voltagem, número de celular e endereço antes de confirmar: o pedido segue como foi confirmado.',
    ],
  },
  {
    titulo: 'Cartão pré-pago',
    itens: [
      'Cada CPF tem um cartão, enviado pelo correio no primeiro resgate de crédito.',
      `Bloqueio e desbloqueio levam até ${CARTAO_BLOCK_HOURS} horas úteis.`,
      `Transferência bancária: ${reais(CARTAO_FEES.transferencia)} cada. Pedidos até as ${TRANSFER_CUTOFF_HOUR}h saem no mesmo dia; depois disso, no dia útil seguinte.`,
      `Consulta de saldo em caixa 24 horas: ${reais(CARTAO_FEES.consulta)}. Saque: ${reais(CARTAO_FEES.saque)}.`,
      `Passar o saldo para um cartão novo, em caso de perda, custa ${CARTAO_REPLACEMENT_PERCENT}% do saldo. Não há tarifa de inatividade com saldo zero.`,
    ],
  },
  {
    titulo: 'Níveis',
    paragrafos: [
      'Quem tem a primeira nota validada entra no nível Bronze. Quem cumpre os requisitos dos níveis seguintes sobe; o programa não rebaixa ninguém. Cada nível pode multiplicar os pontos das notas.',
    ],
  },
  {
    titulo: 'Nome e imagem',
    paragrafos: [
      `Fotos e vídeos que você enviar podem ser usados para divulgar o programa por até ${IMAGE_YEARS} anos a partir do cadastro. Você pode pedir a retirada a qualquer momento.`,
    ],
  },
  {
    titulo: 'Mudanças e encerramento',
    paragrafos: [
      'Este regulamento pode mudar. Mudanças são avisadas no site, e pontos já creditados continuam valendo até o vencimento deles. Você pode sair do programa quando quiser, pelo suporte.',
    ],
  },
];
