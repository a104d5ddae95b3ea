import {
  AVALIACOES_BONUS_DIRETORIO,
  IDADE_MINIMA,
  LIMITE_MENSAL_POR_PREMIO,
  MAXIMO_ARQUIVOS,
  MOTIVOS_REPROVACAO,
  PONTOS_BONUS_DIRETORIO,
  PONTOS_INDICACAO,
  PRAZO_ENVIO_DIAS,
  PREVISAO_ENTREGA_DIAS,
  REVISAO_DIAS,
  TOLERANCIA_ENTREGA_DIAS,
  VALIDADE_MESES,
} from '@clube/domain';
import type {SecaoLegal} from '../../components/TextoLegal';

export const VIGENCIA = 'Versão 1, em vigor desde 1º de janeiro de 2026.';

/** The rules of the programme; every figure is the one that the programme counts with. */
export const REGULAMENTO: readonly SecaoLegal[] = [
  {
    titulo: 'O programa',
    paragrafos: [
      'O Clube do Pintor é um programa de fidelidade para pintores profissionais. Quem participa envia as notas das compras de produtos da marca, recebe pontos e os troca por prêmios.',
      'A participação é gratuita, voluntária e não depende de sorte.',
    ],
  },
  {
    titulo: 'Quem pode participar',
    paragrafos: [
      `Pessoas físicas com ${IDADE_MINIMA} anos ou mais, com CPF válido, que trabalhem com pintura. Cada CPF tem um só cadastro.`,
      'Você é responsável pelos dados que informa e pela sua senha. Um cadastro com dados falsos, ou usado por outra pessoa, pode ser encerrado.',
    ],
  },
  {
    titulo: 'Como ganhar pontos',
    itens: [
      `Notas e cupons fiscais: envie a foto ou o PDF, até ${MAXIMO_ARQUIVOS} por vez. Valem compras feitas há no máximo ${PRAZO_ENVIO_DIAS} dias; notas mais antigas passam por análise.`,
      'Cada produto participante tem um valor em pontos, multiplicado pela quantidade, pelo fator da revenda e pelo do seu nível.',
      'Notas de uma revenda master valem o dobro. Nesse caso, vouchers de pontos em dobro enviados com a mesma nota são cancelados.',
      'Códigos promocionais valem uma vez cada, dentro dos limites por dia e por mês. Alguns só valem junto com uma nota.',
      `Indicação: ${PONTOS_INDICACAO} pontos por colega indicado, quando a primeira nota dele é validada.`,
      `Ache Seu Pintor: ${PONTOS_BONUS_DIRETORIO} pontos, uma vez, ao receber ${AVALIACOES_BONUS_DIRETORIO} avaliações com 5 estrelas.`,
    ],
  },
  {
    titulo: 'Análise das notas',
    paragrafos: [
      'Toda nota é analisada antes de pontuar. O resultado, com o motivo quando não há pontos, aparece em Pontuações.',
      `Uma nota pode ser reprovada por um destes motivos: ${MOTIVOS_REPROVACAO.join(', ')}. A mesma nota só vale uma vez, para um só participante.`,
      `Uma pontuação pode ser revista em até ${REVISAO_DIAS} dias. Auditorias por suspeita de fraude são concluídas em até 120 dias; enquanto isso, pontos e resgates podem ficar suspensos.`,
    ],
  },
  {
    titulo: 'Validade dos pontos',
    paragrafos: [
      `Os pontos valem ${VALIDADE_MESES} meses, contados do dia em que foram creditados, até o fim do último dia. Os que vencem primeiro são usados primeiro.`,
      'Os pontos são pessoais e intransferíveis, não podem ser vendidos nem trocados por dinheiro, e podem ser usados todos de uma vez ou aos poucos.',
    ],
  },
  {
    titulo: 'Resgate de prêmios',
    itens: [
      `Cada prêmio pode ser resgatado até ${LIMITE_MENSAL_POR_PREMIO} vezes por mês, enquanto houver pontos e estoque.`,
      `O prazo de entrega é de até ${PREVISAO_ENTREGA_DIAS} dias. Um e-mail confirma cada resgate.`,
      `Se a entrega não puder ser feita até ${TOLERANCIA_ENTREGA_DIAS} dias depois do prazo, o resgate é cancelado e os pontos voltam para o seu saldo, com a validade que tinham.`,
      'Confira tamanho, voltagem, número de celular e endereço antes de confirmar: o pedido segue como foi confirmado.',
    ],
  },
  {
    titulo: 'Cartão pré-pago',
    itens: [
      'Cada CPF tem um cartão, enviado pelo correio no primeiro resgate de crédito.',
      'Bloqueio e desbloqueio levam até 24 horas úteis.',
      'Transferência bancária: R$ 5,50 cada. Pedidos até as 15h saem no mesmo dia; depois disso, no dia útil seguinte.',
      'Consulta de saldo em caixa 24 horas: R$ 2,24. Saque: R$ 9,00.',
      'Passar o saldo para um cartão novo, em caso de perda, custa 2% do saldo. Não há tarifa de inatividade com saldo zero.',
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
      'Fotos e vídeos que você enviar podem ser usados para divulgar o programa por até 3 anos a partir do cadastro. Você pode pedir a retirada a qualquer momento.',
    ],
  },
  {
    titulo: 'Mudanças e encerramento',
    paragrafos: [
      'Este regulamento pode mudar. Mudanças são avisadas no site, e pontos já creditados continuam valendo até o vencimento deles. Você pode sair do programa quando quiser, pelo suporte.',
    ],
  },
];
