import {CNPJ_RELATORIO, SEED_DEMO, createAleatorio, createCatalogo, createCompra, renderDocumento} from '@clube/seeds';

export interface NotaDePapel {
  /** Of the shop, of the demo's reporting reseller. */
  cnpj: string;
  numero: number;
  /** DD/MM/YYYY, yesterday in São Paulo. */
  data: string;
  /** Points of its products, before any factor. */
  pontos: number;
  arquivo: {name: string; mimeType: string; buffer: Buffer};
}

interface Papel {
  formato?: 'foto' | 'pdf';
  /** What was bought, and how the photo was taken. */
  semente?: string;
}

/** A coupon of yesterday from a shop of the demo: a receipt that nobody has sent yet. */
export async function givenNotaDePapel(numero: number, {formato = 'foto', semente}: Papel = {}): Promise<NotaDePapel> {
  const ontem = new Date(Date.now() - 86_400_000);
  const catalogo = createCatalogo({seed: SEED_DEMO, hoje: ontem.toISOString().slice(0, 10)});
  const random = createAleatorio(semente ?? `jornada ${numero}`);
  const loja = catalogo.revendas.find(({cnpj}) => cnpj === CNPJ_RELATORIO);
  const [pintor] = catalogo.pintores;
  if (!loja || !pintor) throw new Error('the catalogue has no such shop');
  const nota = createCompra({modelo: '65', numero, emissao: ontem, loja, pintor}, catalogo, random);
  const {conteudo, nomeOriginal, mimeType} = await renderDocumento(nota, formato, random);
  const data = new Intl.DateTimeFormat('pt-BR', {timeZone: 'America/Sao_Paulo'}).format(ontem);
  const valorDe = new Map(catalogo.produtos.map(({codigo, valorPontos}) => [codigo, valorPontos]));
  const pontos = nota.itens.reduce((soma, item) => soma + (valorDe.get(item.codigoPadrao ?? '') ?? 0) * item.qtde, 0);
  return {
    cnpj: loja.cnpj,
    numero,
    data,
    pontos,
    arquivo: {name: nomeOriginal, mimeType, buffer: Buffer.from(conteudo)},
  };
}
