import {
  DIRECTORY_BONUS_RATINGS,
  MIN_AGE,
  MONTHLY_PREMIO_LIMIT,
  MAX_FILES,
  REJECTION_REASONS,
  DIRECTORY_BONUS_PONTOS,
  INDICACAO_PONTOS,
  SENDING_TERM_DAYS,
  DELIVERY_FORECAST_DAYS,
  REVIEW_DAYS,
  DELIVERY_TOLERANCE_DAYS,
  VALIDITY_MONTHS,
} from '@clube/domain';
import type {LegalSection} from '../../components/LegalText';

export const IN_FORCE = 'Versão 1, em vigor desde 1º de janeiro de 2026.';

/** The rules of the programme; every figure is the one that the programme counts with. */
export const REGULAMENTO: readonly LegalSection[] = [
  {
    title: 'O programa',
    paragraphs: [
      'O Clube do Pintor é um programa de fidelidade para pintores profissionais. Quem participa envia as notas das compras de produtos da marca, recebe pontos e os troca por prêmios.',
      'A participação é gratuita, voluntária e não depende de sorte.',
    ],
  },
  {
    title: 'Quem pode participar',
    paragraphs: [
      `Pessoas físicas com ${MIN_AGE} anos ou mais, com CPF válido, que trabalhem com pintura. Cada CPF tem um só cadastro.`,
      'Você é responsável pelos dados que informa e pela sua senha. Um cadastro com dados falsos, ou usado por outra pessoa, pode ser encerrado.',
    ],
  },
  {
    title: 'Como ganhar pontos',
    items: [
      `Notas e cupons fiscais: envie a foto ou o PDF, até ${MAX_FILES} por vez. Valem compras feitas há no máximo ${SENDING_TERM_DAYS} dias; notas mais antigas passam por análise.`,
      'Cada produto participante tem um valor em pontos, multiplicado pela quantidade, pelo fator da revenda e pelo do seu nível.',
      'Notas de uma revenda master valem o dobro. Nesse caso, vouchers de pontos em dobro enviados com a mesma nota são cancelados.',
      'Códigos promocionais valem uma vez cada, dentro dos limites por dia e por mês. Alguns só valem junto com uma nota.',
      `Indicação: ${INDICACAO_PONTOS} pontos por colega indicado, quando a primeira nota dele é validada.`,
      `Ache Seu Pintor: ${DIRECTORY_BONUS_PONTOS} pontos, uma vez, ao receber ${DIRECTORY_BONUS_RATINGS} avaliações com 5 estrelas.`,
    ],
  },
  {
    title: 'Análise das notas',
    paragraphs: [
      'Toda nota é analisada antes de pontuar. O resultado, com o motivo quando não há pontos, aparece em Pontuações.',
      `Uma nota pode ser reprovada por um destes motivos: ${REJECTION_REASONS.join(', ')}. A mesma nota só vale uma vez, para um só participante.`,
      `Uma pontuação pode ser revista em até ${REVIEW_DAYS} dias. Auditorias por suspeita de fraude são concluídas em até 120 dias; enquanto isso, pontos e resgates podem ficar suspensos.`,
    ],
  },
  {
    title: 'Validade dos pontos',
    paragraphs: [
      `Os pontos valem ${VALIDITY_MONTHS} meses, contados do dia em que foram creditados, até o fim do último dia. Os que vencem primeiro são usados primeiro.`,
      'Os pontos são pessoais e intransferíveis, não podem ser vendidos nem trocados por dinheiro, e podem ser usados todos de uma vez ou aos poucos.',
    ],
  },
  {
    title: 'Resgate de prêmios',
    items: [
      `Cada prêmio pode ser resgatado até ${MONTHLY_PREMIO_LIMIT} vezes por mês, enquanto houver pontos e estoque.`,
      `O prazo de entrega é de até ${DELIVERY_FORECAST_DAYS} dias. Um e-mail confirma cada resgate.`,
      `Se a entrega não puder ser feita até ${DELIVERY_TOLERANCE_DAYS} dias depois do prazo, o resgate é cancelado e os pontos voltam para o seu saldo, com a validade que tinham.`,
      'Confira tamanho, voltagem, número de celular e endereço antes de confirmar: o pedido segue como foi confirmado.',
    ],
  },
  {
    title: 'Cartão pré-pago',
    items: [
      'Cada CPF tem um cartão, enviado pelo correio no primeiro resgate de crédito.',
      'Bloqueio e desbloqueio levam até 24 horas úteis.',
      'Transferência bancária: R$ 5,50 cada. Pedidos até as 15h saem no mesmo dia; depois disso, no dia útil seguinte.',
      'Consulta de saldo em caixa 24 horas: R$ 2,24. Saque: R$ 9,00.',
      'Passar o saldo para um cartão novo, em caso de perda, custa 2% do saldo. Não há tarifa de inatividade com saldo zero.',
    ],
  },
  {
    title: 'Níveis',
    paragraphs: [
      'Quem tem a primeira nota validada entra no nível Bronze. Quem cumpre os requisitos dos níveis seguintes sobe; o programa não rebaixa ninguém. Cada nível pode multiplicar os pontos das notas.',
    ],
  },
  {
    title: 'Nome e imagem',
    paragraphs: [
      'Fotos e vídeos que você enviar podem ser usados para divulgar o programa por até 3 anos a partir do cadastro. Você pode pedir a retirada a qualquer momento.',
    ],
  },
  {
    title: 'Mudanças e encerramento',
    paragraphs: [
      'Este regulamento pode mudar. Mudanças são avisadas no site, e pontos já creditados continuam valendo até o vencimento deles. Você pode sair do programa quando quiser, pelo suporte.',
    ],
  },
];
