/** A line of paints: every colour comes in every pack size. */
export interface ProductLine {
  /** First two digits of its products' codes. */
  id: number;
  nome: string;
  cores: readonly string[];
  /** Pack size, its two digits in the code, its price in cents. */
  embalagens: readonly (readonly [rotulo: string, id: string, preco: number])[];
  /** Points per real: the manufacturer pushes its better lines. */
  pontosPorReal: number;
  ncm: string;
}

const AGUA = '32091010';
const SOLVENTE = '32081010';
const MASSA = '32141020';

/** The manufacturer's catalogue: 120 products. All names are invented. */
export const PRODUCT_LINES: readonly ProductLine[] = [
  {
    id: 11,
    nome: 'Tinta Acrílica Premium Fosca Alvorada',
    cores: ['Branco Neve', 'Gelo', 'Areia', 'Palha', 'Camurça', 'Cinza Urbano'],
    embalagens: [
      ['18 L', '18', 41290],
      ['3,6 L', '36', 10990],
    ],
    pontosPorReal: 2,
    ncm: AGUA,
  },
  {
    id: 12,
    nome: 'Tinta Acrílica Premium Semibrilho Alvorada',
    cores: ['Branco Neve', 'Marfim', 'Pérola'],
    embalagens: [
      ['18 L', '18', 46890],
      ['3,6 L', '36', 12490],
    ],
    pontosPorReal: 2,
    ncm: AGUA,
  },
  {
    id: 13,
    nome: 'Tinta Acrílica Standard Fosca Casa Nova',
    cores: ['Branco', 'Gelo', 'Areia', 'Palha', 'Verde Kiwi', 'Azul Sereno'],
    embalagens: [
      ['18 L', '18', 28490],
      ['3,6 L', '36', 7690],
    ],
    pontosPorReal: 1.4,
    ncm: AGUA,
  },
  {
    id: 14,
    nome: 'Tinta Acrílica Econômica Obra Fácil',
    cores: ['Branco', 'Gelo', 'Areia', 'Concreto'],
    embalagens: [
      ['18 L', '18', 17990],
      ['3,6 L', '36', 4890],
    ],
    pontosPorReal: 1,
    ncm: AGUA,
  },
  {
    id: 15,
    nome: 'Tinta Emborrachada Fachada Muralha',
    cores: ['Branco', 'Cinza', 'Areia'],
    embalagens: [
      ['18 L', '18', 52990],
      ['3,6 L', '36', 13990],
    ],
    pontosPorReal: 2,
    ncm: AGUA,
  },
  {
    id: 16,
    nome: 'Tinta Piso Resistente',
    cores: ['Cinza Médio', 'Cinza Chumbo', 'Vermelho Segurança', 'Verde Quadra', 'Azul', 'Amarelo Demarcação'],
    embalagens: [
      ['18 L', '18', 33260],
      ['3,6 L', '36', 8990],
    ],
    pontosPorReal: 1.6,
    ncm: AGUA,
  },
  {
    id: 21,
    nome: 'Esmalte Sintético Brilhante Vitral',
    cores: ['Branco', 'Preto', 'Vermelho', 'Azul Del Rey', 'Verde Folha', 'Tabaco', 'Platina'],
    embalagens: [
      ['3,6 L', '36', 14490],
      ['900 ml', '09', 5795],
    ],
    pontosPorReal: 1.6,
    ncm: SOLVENTE,
  },
  {
    id: 22,
    nome: 'Esmalte Base Água Acetinado Vitral',
    cores: ['Branco', 'Preto', 'Cinza Médio'],
    embalagens: [
      ['3,6 L', '36', 17690],
      ['900 ml', '09', 6590],
    ],
    pontosPorReal: 2,
    ncm: AGUA,
  },
  {
    id: 31,
    nome: 'Verniz Marítimo Madeira Viva',
    cores: ['Natural', 'Imbuia', 'Mogno'],
    embalagens: [
      ['3,6 L', '36', 24035],
      ['900 ml', '09', 7990],
    ],
    pontosPorReal: 2,
    ncm: SOLVENTE,
  },
  {
    id: 32,
    nome: 'Stain Impregnante Madeira Viva',
    cores: ['Natural', 'Castanheira', 'Ipê'],
    embalagens: [
      ['3,6 L', '36', 31890],
      ['900 ml', '09', 9890],
    ],
    pontosPorReal: 2,
    ncm: SOLVENTE,
  },
  {
    id: 41,
    nome: 'Massa Corrida Nivela',
    cores: [''],
    embalagens: [
      ['25 kg', '25', 8990],
      ['6 kg', '60', 3490],
      ['1,5 kg', '15', 1490],
    ],
    pontosPorReal: 1,
    ncm: MASSA,
  },
  {
    id: 42,
    nome: 'Massa Acrílica Nivela',
    cores: [''],
    embalagens: [
      ['25 kg', '25', 14990],
      ['6 kg', '60', 5490],
      ['1,5 kg', '15', 2290],
    ],
    pontosPorReal: 1.4,
    ncm: MASSA,
  },
  {
    id: 43,
    nome: 'Selador Acrílico Base Firme',
    cores: [''],
    embalagens: [
      ['18 L', '18', 15990],
      ['3,6 L', '36', 4590],
    ],
    pontosPorReal: 1.4,
    ncm: AGUA,
  },
  {
    id: 44,
    nome: 'Fundo Preparador de Paredes Base Firme',
    cores: [''],
    embalagens: [
      ['18 L', '18', 21990],
      ['3,6 L', '36', 6190],
    ],
    pontosPorReal: 1.6,
    ncm: AGUA,
  },
  {
    id: 45,
    nome: 'Textura Rústica Relevo',
    cores: ['Branco', 'Areia', 'Concreto'],
    embalagens: [['25 kg', '25', 16990]],
    pontosPorReal: 1.4,
    ncm: MASSA,
  },
  {
    id: 46,
    nome: 'Textura Lisa Relevo',
    cores: ['Branco'],
    embalagens: [['25 kg', '25', 15490]],
    pontosPorReal: 1.4,
    ncm: MASSA,
  },
  {
    id: 51,
    nome: 'Manta Líquida Escudo',
    cores: ['Branco', 'Cinza'],
    embalagens: [
      ['18 L', '18', 38990],
      ['3,6 L', '36', 9990],
    ],
    pontosPorReal: 2,
    ncm: AGUA,
  },
  {
    id: 52,
    nome: 'Tinta Spray Uso Geral Cor Já',
    cores: ['Branco', 'Preto Fosco', 'Prata', 'Dourado', 'Vermelho', 'Azul'],
    embalagens: [['350 ml', '35', 2490]],
    pontosPorReal: 1,
    ncm: SOLVENTE,
  },
  {
    id: 53,
    nome: 'Epóxi Bicomponente Piso Fortaleza',
    cores: ['Cinza', 'Branco', 'Azul'],
    embalagens: [['3,6 L', '36', 28990]],
    pontosPorReal: 2,
    ncm: SOLVENTE,
  },
  {
    id: 61,
    nome: 'Thinner Solve',
    cores: [''],
    embalagens: [
      ['5 L', '50', 11250],
      ['900 ml', '09', 2490],
    ],
    pontosPorReal: 1,
    ncm: '38140090',
  },
  {
    id: 62,
    nome: 'Aguarrás Solve',
    cores: [''],
    embalagens: [
      ['5 L', '50', 9890],
      ['900 ml', '09', 2190],
    ],
    pontosPorReal: 1,
    ncm: '38140090',
  },
  {
    id: 63,
    nome: 'Primer Anticorrosivo Base Firme',
    cores: ['Zarcão'],
    embalagens: [['3,6 L', '36', 15990]],
    pontosPorReal: 1.6,
    ncm: SOLVENTE,
  },
];
