import type {PremioType} from '@clube/domain';
import type {Motif, ColourName} from '../../images';

export interface PrizeEntry {
  codigo: string;
  nome: string;
  tipo?: PremioType;
  /** Cents, which are also its points. */
  custo: number;
  /** Points of the 220V version where it costs more. */
  at220?: number;
  motif: Motif;
  colour: ColourName;
  tags: string;
  text: string;
  /** Details listed under the text, separated by bars. */
  details: string;
  /** Stock: makes it a combo. */
  stock?: number;
  inactive?: boolean;
}

const topUps: PrizeEntry[] = (
  [
    [15, '101', 'recarga1', 'anil'],
    [20, '102', 'recarga2', 'folha'],
    [30, '103', 'recarga3', 'zarcao'],
    [50, '104', 'recarga4', 'ocre'],
  ] as const
).map(([valor, codigo, motif, colour]) => ({
  codigo,
  nome: `Recarga de celular R$ ${valor}`,
  tipo: 'recarga',
  custo: valor * 100,
  motif,
  colour,
  tags: 'Recarga',
  text: 'Crédito direto no seu celular pré-pago.',
  details: 'Vivo, Claro, TIM, OI, Nextel e Algar|Cai em até 2 dias úteis|Confira o número antes de confirmar',
}));

const credits: PrizeEntry[] = (
  [
    [60, '111', 'cartao1', 'anil'],
    [120, '112', 'cartao2', 'tinta'],
    [250, '113', 'cartao4', 'folha'],
    [500, '114', 'cartao6', 'zarcao'],
  ] as const
).map(([valor, codigo, motif, colour]) => ({
  codigo,
  nome: `Crédito no cartão R$ ${valor}`,
  tipo: 'credito',
  custo: valor * 100,
  motif,
  colour,
  tags: 'Cartão',
  text: 'Dinheiro no Cartão do Clube para usar onde quiser.',
  details: 'Primeira vez? O cartão vai até a sua casa|Um cartão por CPF|Compras, saques e transferências',
}));

const discos: PrizeEntry[] = (
  [
    ['disco', '121', 'Disco de lixa 180 mm, caixa com 25', 4990, 'discoLiso', 'ocre'],
    ['disco1', '122', 'Disco de lixa 225 mm para girafa, caixa com 25', 7990, 'disco8Furos', 'anil'],
    ['disco2', '123', 'Disco de lixa pluma 125 mm, caixa com 50', 5490, 'disco6Furos', 'zarcao'],
    ['disco3', '124', 'Disco de lixa fina 150 mm, caixa com 50', 6790, 'disco6Furos', 'folha'],
    ['disco4', '125', 'Disco de lixa multigrão 125 mm, caixa com 50', 5990, 'disco8Furos', 'tinta'],
    ['disco5', '126', 'Disco de polimento 150 mm, caixa com 25', 8490, 'discoLiso', 'folha'],
    ['disco6', '127', 'Disco de lixa para madeira 125 mm, caixa com 50', 5790, 'disco8Furos', 'ocre'],
  ] as const
).map(([type, codigo, nome, custo, motif, colour]) => ({
  codigo,
  nome,
  tipo: type,
  custo,
  motif,
  colour,
  tags: 'Lixas,Ferramentas',
  text: 'Corte rápido e acabamento sem riscos.',
  details: 'Fixação por velcro|Costado resistente|Escolha a gramagem ao resgatar',
}));

const clothing: PrizeEntry[] = [
  {
    codigo: '131',
    nome: 'Camiseta do Clube',
    tipo: 'camiseta',
    custo: 2400,
    motif: 'camiseta',
    colour: 'zarcao',
    tags: 'Roupas',
    text: 'A camiseta de quem vive da pintura.',
    details: 'Malha de algodão|Estampa que não racha|Do P ao XG',
  },
  {
    codigo: '132',
    nome: 'Camiseta manga longa com proteção UV',
    tipo: 'camiseta',
    custo: 4990,
    motif: 'camisetaMangaLonga',
    colour: 'anil',
    tags: 'Roupas,Proteção',
    text: 'Para a fachada debaixo de sol.',
    details: 'Fator de proteção 50|Tecido leve que seca rápido|Do P ao XG',
  },
  {
    codigo: '133',
    nome: 'Camisa polo do Clube',
    tipo: 'camiseta',
    custo: 5900,
    motif: 'polo',
    colour: 'folha',
    tags: 'Roupas',
    text: 'Para visitar o cliente e fechar o orçamento.',
    details: 'Malha piquê|Bordado no peito|Do P ao XG',
  },
  {
    codigo: '134',
    nome: 'Bermuda cargo de brim',
    tipo: 'bermuda',
    custo: 6900,
    motif: 'bermuda',
    colour: 'tinta',
    tags: 'Roupas',
    text: 'Bolsos para tudo o que a obra pede.',
    details: 'Brim pesado|Seis bolsos|Do 36 ao 52',
  },
  {
    codigo: '135',
    nome: 'Bermuda de trabalho reforçada',
    tipo: 'bermuda',
    custo: 8400,
    motif: 'bermuda',
    colour: 'folha',
    tags: 'Roupas',
    text: 'Costura tripla onde mais rasga.',
    details: 'Tecido que não prende o movimento|Bolso para trena|Do 36 ao 52',
  },
  {
    codigo: '136',
    nome: 'Botina de segurança',
    tipo: 'calcado',
    custo: 13900,
    motif: 'botina',
    colour: 'zarcao',
    tags: 'Calçados,Proteção',
    text: 'Biqueira de composite e solado antiderrapante.',
    details: 'Couro hidrofugado|Com certificado de aprovação|Do 37 ao 44',
  },
  {
    codigo: '137',
    nome: 'Tênis de segurança leve',
    tipo: 'calcado',
    custo: 18900,
    motif: 'tenis',
    colour: 'folha',
    tags: 'Calçados,Proteção',
    text: 'Conforto de tênis, proteção de botina.',
    details: 'Pesa 400 g cada pé|Palmilha macia|Do 37 ao 44',
  },
  {
    codigo: '138',
    nome: 'Bota impermeável de PVC',
    tipo: 'calcado',
    custo: 5900,
    motif: 'bota',
    colour: 'ocre',
    tags: 'Calçados,Proteção',
    text: 'Para lavar fachada e dia de chuva.',
    details: 'Cano médio|Forro de poliéster|Do 37 ao 44',
  },
  {
    codigo: '184',
    nome: 'Kit uniforme verão',
    tipo: 'kit',
    custo: 19900,
    motif: 'uniformeVerao',
    colour: 'anil',
    tags: 'Roupas,Kits',
    text: 'Camisetas, calça e bermuda com a marca do Clube.',
    details: 'Duas camisetas, do P ao XG|Calça e bermuda, do 36 ao 52|Escolha cada tamanho',
  },
  {
    codigo: '185',
    nome: 'Kit uniforme completo',
    tipo: 'kit',
    custo: 28900,
    motif: 'uniformeCompleto',
    colour: 'folha',
    tags: 'Roupas,Kits',
    text: 'Camisetas, calça e jaqueta para o ano todo.',
    details: 'Duas camisetas, do P ao XG|Calça e jaqueta, do P ao XG|Escolha cada tamanho',
  },
];

export const PRIZES_TO_WEAR_AND_SPEND: readonly PrizeEntry[] = [...topUps, ...credits, ...discos, ...clothing];
