import {CNPJ_RELATORIO, createAleatorio, createCatalogo, createCompra, renderDocumento} from '@clube/seeds';

export interface NotaDePapel {
  /** Of the shop, of the demo's reporting reseller. */
  cnpj: string;
  numero: number;
  /** DD/MM/YYYY, yesterday in São Paulo. */
  data: string;
  arquivo: {name: string; mimeType: string; buffer: Buffer};
}

/** A coupon of yesterday from a shop of the demo, as a photo: a receipt that nobody has sent yet. */
export async function givenNotaDePapel(numero: number): Promise<NotaDePapel> {
  const ontem = new Date(Date.now() - 86_400_000);
  const catalogo = createCatalogo({seed: 'jornada', hoje: ontem.toISOString().slice(0, 10)});
  const random = createAleatorio(`jornada ${numero}`);
  const loja = catalogo.revendas.find(({cnpj}) => cnpj === CNPJ_RELATORIO);
  const [pintor] = catalogo.pintores;
  if (!loja || !pintor) throw new Error('the catalogue has no such shop');
  const nota = createCompra({modelo: '65', numero, emissao: ontem, loja, pintor}, catalogo, random);
  const {conteudo, nomeOriginal, mimeType} = await renderDocumento(nota, 'foto', random);
  const data = new Intl.DateTimeFormat('pt-BR', {timeZone: 'America/Sao_Paulo'}).format(ontem);
  return {cnpj: loja.cnpj, numero, data, arquivo: {name: nomeOriginal, mimeType, buffer: Buffer.from(conteudo)}};
}
