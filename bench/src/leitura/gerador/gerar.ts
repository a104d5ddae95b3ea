import {createAleatorio, renderPdf, type Aleatorio} from '@clube/seeds/desenho';
import {fotografarDuas, fotografarPartes} from '../dano/colagem';
import {digitalizar} from '../dano/digitalizar';
import {fotografarFolha} from '../dano/foto';
import {NIVEIS, type Nivel} from '../dano/niveis';
import {vistaInteira} from '../dano/visibilidade';
import {camposVisiveis, verdadeDe, type Forma, type AvisoEsperado, type Prova} from '../verdade';
import {criarRecibo, type Pedido} from './criar-recibo';
import {criarCaneta, itensImpressos, type Desenho} from './desenho';
import {LAYOUTS, type NomeLayout} from './layouts';
import type {Plano} from './plano';
import type {Recibo} from './recibo';
import {escreverXml} from './xml';

export interface Gerado {
  prova: Prova;
  /** In the order of `prova.arquivos`. */
  conteudos: Buffer[];
}

interface Sorteado {
  recibo: Recibo;
  desenho: Desenho;
}

/** Layouts that print the mark of the test environment. */
const COM_MARCA: readonly NomeLayout[] = ['nfce-58', 'nfce-a4'];

function sortear(layout: NomeLayout, forma: Forma, random: Aleatorio): Sorteado {
  const {desenhar, pedido} = LAYOUTS[layout];
  const comum: Pedido = {
    ...pedido,
    itens: forma === 'foto-partes' ? [14, 26] : [...pedido.itens],
    alfanumerico: random.chance(0.15),
    contingencia: pedido.modelo === '65' && random.chance(0.12),
    homologacao: (forma === 'xml' || COM_MARCA.includes(layout)) && random.chance(0.12),
  };
  const recibo = criarRecibo(comum, random.fork('recibo'));
  return {recibo, desenho: desenhar(recibo, criarCaneta(recibo, random.fork('desenho')))};
}

function avisosDe({homologacao}: Recibo, forma: Forma): AvisoEsperado[] {
  return [
    ...(homologacao ? (['homologacao'] as const) : []),
    ...(forma === 'foto-duas' ? (['duas_notas'] as const) : []),
  ];
}

const jpegs = (conteudos: Buffer[]) => conteudos.map((_, i) => ({nome: `foto-${i + 1}.jpg`, mime: 'image/jpeg'}));

/** Makes the document of a plan: the same seed and plan give the same document, whatever else is made. */
export async function gerar(plano: Plano, seed: string): Promise<Gerado> {
  const random = createAleatorio(`${seed}/${plano.id}`);
  const {recibo, desenho} = sortear(plano.layout, plano.forma, random);
  const {folhas} = desenho;
  const verdade = verdadeDe(recibo, desenho.itens);
  const inteira = vistaInteira(folhas);
  const comum = {id: plano.id, conjunto: 'proprio' as const, layout: plano.layout, forma: plano.forma};
  const base = {
    ...comum,
    verdade,
    paginas: folhas.length,
    codigoVisivel: inteira.codigo,
    visiveis: camposVisiveis(inteira, verdade, recibo.emissao),
    avisos: avisosDe(recibo, plano.forma),
  };
  const dano = random.fork('dano');
  const folha = folhas[0];
  if (!folha) throw new Error(`${plano.id}: nothing was drawn`);
  switch (plano.forma) {
    case 'pdf': {
      const pdf = await renderPdf(folhas, `Documento ${recibo.numero}`, recibo.emissao);
      return {prova: {...base, arquivos: [{nome: 'documento.pdf', mime: 'application/pdf'}]}, conteudos: [pdf]};
    }
    case 'pdf-imagem': {
      const pdf = await digitalizar(folhas, recibo.emissao, dano);
      return {prova: {...base, arquivos: [{nome: 'digitalizado.pdf', mime: 'application/pdf'}]}, conteudos: [pdf]};
    }
    case 'xml': {
      const itens = itensImpressos(recibo);
      return {
        prova: {
          ...base,
          verdade: {...verdade, itens},
          arquivos: [{nome: `${recibo.chave}.xml`, mime: 'application/xml'}],
        },
        conteudos: [Buffer.from(escreverXml(recibo))],
      };
    }
    case 'foto-duas': {
      const outro = sortear(plano.layout, plano.forma, random.fork('outra'));
      const vizinha = outro.desenho.folhas[0];
      if (!vizinha) throw new Error(`${plano.id}: nothing was drawn`);
      const foto = await fotografarDuas([folha, vizinha], dano);
      const outra = verdadeDe(outro.recibo, outro.desenho.itens);
      return {prova: {...base, outra, arquivos: jpegs([foto])}, conteudos: [foto]};
    }
    case 'foto-partes': {
      const fotos = await fotografarPartes(folha, folha.height > 900 ? 3 : 2, dano);
      return {prova: {...base, paginas: fotos.length, arquivos: jpegs(fotos)}, conteudos: fotos};
    }
    default: {
      const nivel = NIVEIS.find(cada => `foto-${cada}` === plano.forma) as Nivel;
      const {jpeg, vista} = await fotografarFolha(folha, nivel, dano);
      const visiveis = camposVisiveis(vista, verdade, recibo.emissao);
      return {prova: {...base, codigoVisivel: vista.codigo, visiveis, arquivos: jpegs([jpeg])}, conteudos: [jpeg]};
    }
  }
}
