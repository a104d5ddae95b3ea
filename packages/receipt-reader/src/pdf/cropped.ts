import type {CantosLidos} from '@clube/domain';
import {lugarNaVista} from '../document/geometry';
import {caixaNaPagina, centroDe, dentro, recortarPagina} from '../document/crop';
import type {Pagina, Palavra} from '../document/types';
import {recortar, type ImagemCinza} from '../image';
import type {PdfAberto} from './opened';

/** A document of which one page is shared with another receipt: only what lies inside the corners is seen of it. */
export class PdfRecortado implements PdfAberto {
  readonly paginas: readonly number[];
  readonly paginasTotal: number;
  readonly deixadas: number;

  constructor(
    private readonly inteiro: PdfAberto,
    private readonly partida: number,
    private readonly cantos: CantosLidos,
  ) {
    ({paginas: this.paginas, paginasTotal: this.paginasTotal, deixadas: this.deixadas} = inteiro);
  }

  async temTexto(n: number): Promise<boolean> {
    if (n !== this.partida || !(await this.inteiro.temTexto(n))) return this.inteiro.temTexto(n);
    return (await this.texto(n)).palavras.length > 0;
  }

  async texto(n: number): Promise<Pagina> {
    return this.cortar(await this.inteiro.texto(n));
  }

  async textos(n: number): Promise<Pagina[]> {
    const [principal, ...outras] = (await this.inteiro.textos(n)).map(pagina => this.cortar(pagina));
    return principal ? [principal, ...outras.filter(({palavras}) => palavras.length > 0)] : [];
  }

  async imagem(n: number, dpi: number): Promise<ImagemCinza> {
    const imagem = await this.inteiro.imagem(n, dpi);
    return n === this.partida ? recortar(imagem, this.cantos) : imagem;
  }

  fechar(): Promise<void> {
    return this.inteiro.fechar();
  }

  private cortar(pagina: Pagina): Pagina {
    if (pagina.numero !== this.partida) return pagina;
    const caixa = caixaNaPagina(pagina, this.cantos);
    const fica = (palavra: Palavra) => dentro(this.cantos, centroDe(lugarNaVista(pagina, palavra.caixa).cantos));
    return caixa ? recortarPagina(pagina, caixa, fica) : pagina;
  }
}
