import type {RejectionReason} from './nota-states.js';

/** What a painter can do about a receipt that was rejected. */
export interface RejectionAdvice {
  /** The meaning of the reason, in one sentence. */
  readonly meaning: string;
  /** Instructions for the painter, step by step. */
  readonly steps: readonly string[];
  /** Whether sending the same receipt again can help. */
  readonly sendAgain: boolean;
}

/** The advice by rejection reason. */
export const REJECTION_ADVICE: Readonly<Record<RejectionReason, RejectionAdvice>> = {
  'Nota Ilegível': {
    meaning: 'Não deu para ler a foto.',
    steps: [
      'Limpe a lente e fotografe de dia ou com luz forte, sem sombra e sem flash.',
      'Estique a nota numa mesa, com o celular reto por cima.',
      'Deixe o QR Code inteiro e nítido: por ele lemos o resto.',
      'Tem a nota em PDF ou XML? Envie o arquivo, que sempre dá para ler.',
    ],
    sendAgain: true,
  },
  'Nota Incompleta': {
    meaning: 'Faltou um pedaço da nota.',
    steps: [
      'Fotografe do nome da loja até o QR Code, com as quatro bordas à vista.',
      'Nota comprida? Tire várias fotos, de cima para baixo, e junte-as antes de enviar.',
      'Confira se aparecem a data, o número, os produtos e o total.',
    ],
    sendAgain: true,
  },
  'Nota Não Qualificada': {
    meaning: 'A nota não vale pontos no Clube: não é uma nota ou cupom fiscal, ou não tem produtos que pontuam.',
    steps: [
      'Orçamento, pedido e comprovante de cartão não valem: peça à loja a nota ou o cupom fiscal.',
      'Confira na tabela se os produtos da nota valem pontos.',
      'Enviou o papel errado desta compra? Envie a nota fiscal dela.',
    ],
    sendAgain: true,
  },
  'Nota Duplicada': {
    meaning: 'Esta nota já tinha sido enviada: cada nota vale pontos uma vez só.',
    steps: [
      'Procure a mesma nota nos seus pontos: pode já estar pontuada ou em análise.',
      'É outra compra? Fotografe a nota dela, com o número e o QR Code à vista.',
    ],
    sendAgain: false,
  },
  'Nota Fora do Prazo de Envio': {
    meaning: 'A nota chegou depois do prazo de envio.',
    steps: [
      'Envie as notas logo depois da compra: assim nenhuma perde o prazo.',
      'A data da compra foi lida errada? Fale com o suporte e diga o número da nota.',
    ],
    sendAgain: false,
  },
};
