import type {TipoPremio} from '@clube/domain';
import type {Motivo, NomeCor} from '../imagens';

export interface PrizeEntry {
  codigo: string;
  nome: string;
  tipo?: TipoPremio;
  /** Cents, which are also its points. */
  custo: number;
  /** Points of the 220V version where it costs more. */
  em220?: number;
  motivo: Motivo;
  cor: NomeCor;
  tags: string;
  texto: string;
  /** Details listed under the text, separated by bars. */
  detalhes: string;
  /** Stock: makes it a combo. */
  estoque?: number;
  inativo?: boolean;
}

const recargas: PrizeEntry[] = (
  [
    [15, '101', 'recarga1', 'anil'],
    [20, '102', 'recarga2', 'folha'],
    [30, '103', 'recarga3', 'zarcao'],
    [50, '104', 'recarga4', 'ocre'],
  ] as const
).map(([valor, codigo, motivo, cor]) => ({
  codigo,
  nome: `Recarga de celular R$ ${valor}`,
  tipo: 'recarga',
  custo: valor * 100,
  motivo,
  cor,
  tags: 'Recarga',
  texto: 'Crédito direto no seu celular pré-pago.',
  detalhes: 'Vivo, Claro, TIM, OI, Nextel e Algar|Cai em até 2 dias úteis|Confira o número antes de confirmar',
}));

const creditos: PrizeEntry[] = (
  [
    [60, '111', 'cartao1', 'anil'],
    [120, '112', 'cartao2', 'tinta'],
    [250, '113', 'cartao4', 'folha'],
    [500, '114', 'cartao6', 'zarcao'],
  ] as const
).map(([valor, codigo, motivo, cor]) => ({
  codigo,
  nome: `Crédito no cartão R$ ${valor}`,
  tipo: 'credito',
  custo: valor * 100,
  motivo,
  cor,
  tags: 'Cartão',
  texto: 'Dinheiro no Cartão do Clube para usar onde quiser.',
  detalhes: 'Primeira vez? O cartão vai até a sua casa|Um cartão por CPF|Compras, saques e transferências',
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
).map(([tipo, codigo, nome, custo, motivo, cor]) => ({
  codigo,
  nome,
  tipo,
  custo,
  motivo,
  cor,
  tags: 'Lixas,Ferramentas',
  texto: 'Corte rápido e acabamento sem riscos.',
  detalhes: 'Fixação por velcro|Costado resistente|Escolha a gramagem ao resgatar',
}));

const roupas: PrizeEntry[] = [
  {
    codigo: '131',
    nome: 'Camiseta do Clube',
    tipo: 'camiseta',
    custo: 2400,
    motivo: 'camiseta',
    cor: 'zarcao',
    tags: 'Roupas',
    texto: 'A camiseta de quem vive da pintura.',
    detalhes: 'Malha de algodão|Estampa que não racha|Do P ao XG',
  },
  {
    codigo: '132',
    nome: 'Camiseta manga longa com proteção UV',
    tipo: 'camiseta',
    custo: 4990,
    motivo: 'camisetaMangaLonga',
    cor: 'anil',
    tags: 'Roupas,Proteção',
    texto: 'Para a fachada debaixo de sol.',
    detalhes: 'Fator de proteção 50|Tecido leve que seca rápido|Do P ao XG',
  },
  {
    codigo: '133',
    nome: 'Camisa polo do Clube',
    tipo: 'camiseta',
    custo: 5900,
    motivo: 'polo',
    cor: 'folha',
    tags: 'Roupas',
    texto: 'Para visitar o cliente e fechar o orçamento.',
    detalhes: 'Malha piquê|Bordado no peito|Do P ao XG',
  },
  {
    codigo: '134',
    nome: 'Bermuda cargo de brim',
    tipo: 'bermuda',
    custo: 6900,
    motivo: 'bermuda',
    cor: 'tinta',
    tags: 'Roupas',
    texto: 'Bolsos para tudo o que a obra pede.',
    detalhes: 'Brim pesado|Seis bolsos|Do 36 ao 52',
  },
  {
    codigo: '135',
    nome: 'Bermuda de trabalho reforçada',
    tipo: 'bermuda',
    custo: 8400,
    motivo: 'bermuda',
    cor: 'folha',
    tags: 'Roupas',
    texto: 'Costura tripla onde mais rasga.',
    detalhes: 'Tecido que não prende o movimento|Bolso para trena|Do 36 ao 52',
  },
  {
    codigo: '136',
    nome: 'Botina de segurança',
    tipo: 'calcado',
    custo: 13900,
    motivo: 'botina',
    cor: 'zarcao',
    tags: 'Calçados,Proteção',
    texto: 'Biqueira de composite e solado antiderrapante.',
    detalhes: 'Couro hidrofugado|Com certificado de aprovação|Do 37 ao 44',
  },
  {
    codigo: '137',
    nome: 'Tênis de segurança leve',
    tipo: 'calcado',
    custo: 18900,
    motivo: 'tenis',
    cor: 'folha',
    tags: 'Calçados,Proteção',
    texto: 'Conforto de tênis, proteção de botina.',
    detalhes: 'Pesa 400 g cada pé|Palmilha macia|Do 37 ao 44',
  },
  {
    codigo: '138',
    nome: 'Bota impermeável de PVC',
    tipo: 'calcado',
    custo: 5900,
    motivo: 'bota',
    cor: 'ocre',
    tags: 'Calçados,Proteção',
    texto: 'Para lavar fachada e dia de chuva.',
    detalhes: 'Cano médio|Forro de poliéster|Do 37 ao 44',
  },
  {
    codigo: '184',
    nome: 'Kit uniforme verão',
    tipo: 'kit',
    custo: 19900,
    motivo: 'uniformeVerao',
    cor: 'anil',
    tags: 'Roupas,Kits',
    texto: 'Camisetas, calça e bermuda com a marca do Clube.',
    detalhes: 'Duas camisetas, do P ao XG|Calça e bermuda, do 36 ao 52|Escolha cada tamanho',
  },
  {
    codigo: '185',
    nome: 'Kit uniforme completo',
    tipo: 'kit',
    custo: 28900,
    motivo: 'uniformeCompleto',
    cor: 'folha',
    tags: 'Roupas,Kits',
    texto: 'Camisetas, calça e jaqueta para o ano todo.',
    detalhes: 'Duas camisetas, do P ao XG|Calça e jaqueta, do P ao XG|Escolha cada tamanho',
  },
];

export const PRIZES_TO_WEAR_AND_SPEND: readonly PrizeEntry[] = [...recargas, ...creditos, ...discos, ...roupas];
