import {barrasServem, chaveDoCodigo, ehMetade, juntarMetades, type CodigoVisto} from './content';
import {lugarDe, type CantosPixels, type Onde} from './places';

interface Avistado {
  formato: CodigoVisto['formato'];
  texto: string;
  cantos: CantosPixels;
  vezes: number;
}

/** What was seen so far on a page, each code once, however often and in whatever way it was seen. */
export class Achados {
  private readonly vistos = new Map<string, Required<CodigoVisto>>();

  constructor(private readonly onde: Onde) {}

  /** Takes a sighting; what says no key is let go. */
  anotar({formato, texto, cantos, vezes}: Avistado): void {
    if (formato === 'codigo_barras' ? !barrasServem(texto) : !chaveDoCodigo({formato, texto})) return;
    const id = `${formato}:${texto}`;
    const visto = this.vistos.get(id);
    if (visto) visto.vezes += vezes;
    else this.vistos.set(id, {formato, texto, vezes, lugar: lugarDe(cantos, this.onde)});
  }

  get temChave(): boolean {
    return this.codigos().length > 0;
  }

  /** Whether there is a key that needs no second look. */
  get certo(): boolean {
    return this.codigos().some(({formato, vezes = 1}) => formato === 'qrcode' || vezes > 1);
  }

  codigos(): CodigoVisto[] {
    const todos = [...this.vistos.values()];
    const metades = todos.filter(({formato, texto}) => formato === 'codigo_barras' && ehMetade(texto));
    return [...todos.filter(codigo => chaveDoCodigo(codigo)), ...juntarMetades(metades)];
  }
}
