import {buffer} from 'node:stream/consumers';
import {createAleatorio, MM, type Aleatorio} from '@clube/seeds/desenho';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import {criarCondicoes, NIVEIS, type Nivel} from '../dano/niveis';
import {quadroDe, tirarFoto} from '../dano/foto';
import type {Cinza} from '../dano/raster';
import {criarRecibo} from '../gerador/criar-recibo';
import {criarCaneta} from '../gerador/desenho';
import type {Gerado} from '../gerador/gerar';
import {camposVisiveis, verdadeDe} from '../verdade';
import {vistaInteira} from '../dano/visibilidade';
import {LAYOUTS} from '../gerador/layouts';
import type {Impressora} from './chromium';
import {escreverGlifos} from './glifos';
import {ALHEIOS} from './paginas';
import type {Pagina} from './pagina';
import {GLIFOS, type NomeGlifos, type PlanoAlheio} from './plano';

async function digitalizado(imagem: Cinza, pagina: Pagina, angulo: number): Promise<Buffer> {
  const crua = {raw: {width: imagem.width, height: imagem.height, channels: 1 as const}};
  const jpeg = await sharp(imagem.data, crua).rotate(angulo, {background: '#fff'}).jpeg({quality: 72}).toBuffer();
  const largura = pagina.largura * MM;
  const altura = (largura * imagem.height) / imagem.width;
  const pdf = new PDFDocument({size: [largura, altura], margin: 0});
  const conteudo = buffer(pdf);
  pdf.image(jpeg, 0, 0, {width: largura, height: altura});
  pdf.end();
  return conteudo;
}

const semMarcas = (corpo: string) =>
  corpo
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', ' ');

/** One of our own layouts, written in another way. */
function gerarGlifos(plano: PlanoAlheio, layout: NomeGlifos, random: Aleatorio): Gerado {
  const {desenhar, pedido} = LAYOUTS[random.pick(GLIFOS[layout])];
  const recibo = criarRecibo({...pedido, itens: [...pedido.itens]}, random.fork('recibo'));
  const {folhas, itens} = desenhar(recibo, criarCaneta(recibo, random.fork('desenho')));
  const verdade = verdadeDe(recibo, itens);
  const vista = vistaInteira(folhas);
  const prova = {
    ...plano,
    conjunto: 'alheio' as const,
    arquivos: [{nome: 'documento.pdf', mime: 'application/pdf'}],
    paginas: folhas.length,
    codigoVisivel: vista.codigo,
    visiveis: camposVisiveis(vista, verdade, recibo.emissao),
    verdade,
    avisos: [],
  };
  return {prova, conteudos: [escreverGlifos(folhas)]};
}

/** Makes one; the truth depends on seed and plan alone, the bytes on the browser as well. */
export async function gerarAlheio(plano: PlanoAlheio, seed: string, impressora: Impressora): Promise<Gerado> {
  const random = createAleatorio(`${seed}/${plano.id}`);
  if (plano.layout === 'glifos-cupom' || plano.layout === 'glifos-danfe')
    return gerarGlifos(plano, plano.layout, random);
  const {desenhar, pedido} = ALHEIOS[plano.layout];
  const recibo = criarRecibo(
    {...pedido, itens: [...pedido.itens], alfanumerico: random.chance(0.15)},
    random.fork('recibo'),
  );
  const pagina = desenhar(recibo, criarCaneta(recibo, random.fork('desenho')));
  const verdade = verdadeDe(recibo, pagina.itens);
  const vista = {textos: [semMarcas(pagina.corpo)], codigo: pagina.temCodigo};
  const prova = {
    id: plano.id,
    conjunto: 'alheio' as const,
    layout: plano.layout,
    forma: plano.forma,
    paginas: 1,
    codigoVisivel: pagina.temCodigo,
    visiveis: camposVisiveis(vista, verdade, recibo.emissao),
    verdade,
    avisos: [],
  };
  const dano = random.fork('dano');
  const pdf = {nome: 'documento.pdf', mime: 'application/pdf'};
  if (plano.forma === 'pdf') {
    const {conteudo, paginas} = await impressora.pdf(pagina);
    return {prova: {...prova, paginas, arquivos: [pdf]}, conteudos: [conteudo]};
  }
  if (plano.forma === 'pdf-imagem') {
    const imagem = await impressora.imagem(pagina, 2.6);
    return {prova: {...prova, arquivos: [pdf]}, conteudos: [await digitalizado(imagem, pagina, dano.float(-0.7, 0.7))]};
  }
  const nivel = NIVEIS.find(cada => `foto-${cada}` === plano.forma) as Nivel;
  // Where the words lie is the browser's knowledge: nothing is cut off or burnt out here.
  const {acidente: _, ...condicoes} = criarCondicoes(nivel, dano);
  const imagem = await impressora.imagem(pagina, pagina.largura < 100 ? 5 : 3);
  const {jpeg} = await tirarFoto(imagem, quadroDe(imagem, dano), condicoes, dano);
  return {prova: {...prova, arquivos: [{nome: 'foto-1.jpg', mime: 'image/jpeg'}]}, conteudos: [jpeg]};
}
