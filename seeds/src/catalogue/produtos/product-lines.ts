import type {ProdutoUso} from '@clube/domain';

/** A line of paints: every colour comes in every pack size. */
export interface ProductLine {
  /** First two digits of its products' codes. */
  id: number;
  nome: string;
  colours: readonly string[];
  /** Pack size, its two digits in the code, its price in cents. */
  packs: readonly (readonly [rotulo: string, id: string, preco: number])[];
  /** Points per real: the manufacturer pushes its better lines. */
  pontosPerReal: number;
  ncm: string;
  /** Its use in estimates, and how many m² a litre or kilogram covers in one coat. */
  covers?: readonly [uso: ProdutoUso, rendimento: number];
}

const WATER = '32091010';
const SOLVENT = '32081010';
const FILLER = '32141020';

/** The manufacturer's catalogue: 120 products. All names are invented. */
export const PRODUCT_LINES: readonly ProductLine[] = [
  {
    id: 11,
    nome: 'Tinta Acrílica Premium Fosca Alvorada',
    colours: ['Branco Neve', 'Gelo', 'Areia', 'Palha', 'Camurça', 'Cinza Urbano'],
    packs: [
      ['18 L', '18', 41290],
      ['3,6 L', '36', 10990],
    ],
    pontosPerReal: 2,
    ncm: WATER,
    covers: ['fosco', 12],
  },
  {
    id: 12,
    nome: 'Tinta Acrílica Premium Semibrilho Alvorada',
    colours: ['Branco Neve', 'Marfim', 'Pérola'],
    packs: [
      ['18 L', '18', 46890],
      ['3,6 L', '36', 12490],
    ],
    pontosPerReal: 2,
    ncm: WATER,
    covers: ['semibrilho', 12],
  },
  {
    id: 13,
    nome: 'Tinta Acrílica Standard Fosca Casa Nova',
    colours: ['Branco', 'Gelo', 'Areia', 'Palha', 'Verde Kiwi', 'Azul Sereno'],
    packs: [
      ['18 L', '18', 28490],
      ['3,6 L', '36', 7690],
    ],
    pontosPerReal: 1.4,
    ncm: WATER,
    covers: ['fosco', 10],
  },
  {
    id: 14,
    nome: 'Tinta Acrílica Econômica Obra Fácil',
    colours: ['Branco', 'Gelo', 'Areia', 'Concreto'],
    packs: [
      ['18 L', '18', 17990],
      ['3,6 L', '36', 4890],
    ],
    pontosPerReal: 1,
    ncm: WATER,
    covers: ['fosco', 8],
  },
  {
    id: 15,
    nome: 'Tinta Emborrachada Fachada Muralha',
    colours: ['Branco', 'Cinza', 'Areia'],
    packs: [
      ['18 L', '18', 52990],
      ['3,6 L', '36', 13990],
    ],
    pontosPerReal: 2,
    ncm: WATER,
  },
  {
    id: 16,
    nome: 'Tinta Piso Resistente',
    colours: ['Cinza Médio', 'Cinza Chumbo', 'Vermelho Segurança', 'Verde Quadra', 'Azul', 'Amarelo Demarcação'],
    packs: [
      ['18 L', '18', 33260],
      ['3,6 L', '36', 8990],
    ],
    pontosPerReal: 1.6,
    ncm: WATER,
  },
  {
    id: 21,
    nome: 'Esmalte Sintético Brilhante Vitral',
    colours: ['Branco', 'Preto', 'Vermelho', 'Azul Del Rey', 'Verde Folha', 'Tabaco', 'Platina'],
    packs: [
      ['3,6 L', '36', 14490],
      ['900 ml', '09', 5795],
    ],
    pontosPerReal: 1.6,
    ncm: SOLVENT,
  },
  {
    id: 22,
    nome: 'Esmalte Base Água Acetinado Vitral',
    colours: ['Branco', 'Preto', 'Cinza Médio'],
    packs: [
      ['3,6 L', '36', 17690],
      ['900 ml', '09', 6590],
    ],
    pontosPerReal: 2,
    ncm: WATER,
  },
  {
    id: 31,
    nome: 'Verniz Marítimo Madeira Viva',
    colours: ['Natural', 'Imbuia', 'Mogno'],
    packs: [
      ['3,6 L', '36', 24035],
      ['900 ml', '09', 7990],
    ],
    pontosPerReal: 2,
    ncm: SOLVENT,
  },
  {
    id: 32,
    nome: 'Stain Impregnante Madeira Viva',
    colours: ['Natural', 'Castanheira', 'Ipê'],
    packs: [
      ['3,6 L', '36', 31890],
      ['900 ml', '09', 9890],
    ],
    pontosPerReal: 2,
    ncm: SOLVENT,
  },
  {
    id: 41,
    nome: 'Massa Corrida Nivela',
    colours: [''],
    packs: [
      ['25 kg', '25', 8990],
      ['6 kg', '60', 3490],
      ['1,5 kg', '15', 1490],
    ],
    pontosPerReal: 1,
    ncm: FILLER,
    covers: ['massa', 2],
  },
  {
    id: 42,
    nome: 'Massa Acrílica Nivela',
    colours: [''],
    packs: [
      ['25 kg', '25', 14990],
      ['6 kg', '60', 5490],
      ['1,5 kg', '15', 2290],
    ],
    pontosPerReal: 1.4,
    ncm: FILLER,
  },
  {
    id: 43,
    nome: 'Selador Acrílico Base Firme',
    colours: [''],
    packs: [
      ['18 L', '18', 15990],
      ['3,6 L', '36', 4590],
    ],
    pontosPerReal: 1.4,
    ncm: WATER,
    covers: ['fundo', 9],
  },
  {
    id: 44,
    nome: 'Fundo Preparador de Paredes Base Firme',
    colours: [''],
    packs: [
      ['18 L', '18', 21990],
      ['3,6 L', '36', 6190],
    ],
    pontosPerReal: 1.6,
    ncm: WATER,
    covers: ['fundo', 11],
  },
  {
    id: 45,
    nome: 'Textura Rústica Relevo',
    colours: ['Branco', 'Areia', 'Concreto'],
    packs: [['25 kg', '25', 16990]],
    pontosPerReal: 1.4,
    ncm: FILLER,
  },
  {
    id: 46,
    nome: 'Textura Lisa Relevo',
    colours: ['Branco'],
    packs: [['25 kg', '25', 15490]],
    pontosPerReal: 1.4,
    ncm: FILLER,
  },
  {
    id: 51,
    nome: 'Manta Líquida Escudo',
    colours: ['Branco', 'Cinza'],
    packs: [
      ['18 L', '18', 38990],
      ['3,6 L', '36', 9990],
    ],
    pontosPerReal: 2,
    ncm: WATER,
  },
  {
    id: 52,
    nome: 'Tinta Spray Uso Geral Cor Já',
    colours: ['Branco', 'Preto Fosco', 'Prata', 'Dourado', 'Vermelho', 'Azul'],
    packs: [['350 ml', '35', 2490]],
    pontosPerReal: 1,
    ncm: SOLVENT,
  },
  {
    id: 53,
    nome: 'Epóxi Bicomponente Piso Fortaleza',
    colours: ['Cinza', 'Branco', 'Azul'],
    packs: [['3,6 L', '36', 28990]],
    pontosPerReal: 2,
    ncm: SOLVENT,
  },
  {
    id: 61,
    nome: 'Thinner Solve',
    colours: [''],
    packs: [
      ['5 L', '50', 11250],
      ['900 ml', '09', 2490],
    ],
    pontosPerReal: 1,
    ncm: '38140090',
  },
  {
    id: 62,
    nome: 'Aguarrás Solve',
    colours: [''],
    packs: [
      ['5 L', '50', 9890],
      ['900 ml', '09', 2190],
    ],
    pontosPerReal: 1,
    ncm: '38140090',
  },
  {
    id: 63,
    nome: 'Primer Anticorrosivo Base Firme',
    colours: ['Zarcão'],
    packs: [['3,6 L', '36', 15990]],
    pontosPerReal: 1.6,
    ncm: SOLVENT,
  },
];
