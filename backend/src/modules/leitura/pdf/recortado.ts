import type {CantosLidos} from '@clube/domain';
import {aplicar} from '../documento/geometria';
import type {Pagina, Palavra} from '../documento/tipos';
import {recortar, type ImagemCinza} from '../imagem';
import type {PdfAberto} from './pdf-aberto';

/** Whether a point lies inside four corners that go round clockwise, as the page is seen. */
function dentro(cantos: CantosLidos, [x, y]: readonly [number, number]): boolean {
  return cantos.every(([ax, ay], i) => {
    const [bx, by] = cantos[(i + 1) % cantos.length]!;
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0;
  });
}

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
    const fica = ({caixa: {x0, y0, x1, y1}}: Palavra) =>
      dentro(this.cantos, aplicar(pagina.paraVista, (x0 + x1) / 2, (y0 + y1) / 2));
    return {...pagina, palavras: pagina.palavras.filter(fica)};
  }
}
