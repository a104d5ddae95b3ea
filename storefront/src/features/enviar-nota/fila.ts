import {MAXIMO_ARQUIVOS, MAXIMO_BYTES_ARQUIVO, normalizarTipoArquivo, validarArquivoNota} from '@clube/domain';
import {skipToken, useQuery, useQueryClient} from '@tanstack/react-query';
import {usePintor} from '../../base/sessao';
import {depoisDeEnviar, juntar, mover, prontosDe, separar, tirar} from './recibos';

/** Phones of today make pictures of up to 200 megapixels; what is larger than this they could not open either. */
const MAXIMO_ENCOLHER = 60 * 1024 * 1024;

export interface ArquivoNaFila {
  chave: string;
  arquivo: File;
  /** The media type, as far as it is known here; the server looks at the content. */
  tipo: string;
  /** Why it will not be sent, or why the server did not take it. */
  erro?: string;
  /** Which receipt of several pictures it is a page of. */
  recibo?: string;
  /** The same picture made smaller: what is sent. */
  menor?: File;
  /** It was sent once, and no answer came: it may have arrived. */
  incerto?: boolean;
}

/** Some phones give HEIC no type, or a sister's, and XML has two; the name is sometimes all there is to go by. */
function tipoDe({type, name}: File): string {
  if (/hei[cf]/i.test(type) || (!type && /\.hei[cf]$/i.test(name))) return 'image/heic';
  return !type && /\.xml$/i.test(name) ? 'application/xml' : normalizarTipoArquivo(type);
}

/** Pictures that are only too large get a chance to be made smaller. */
function bytesExigidos(tipo: string, bytes: number): number {
  const encolhe = /^image\/(jpeg|png|webp)$/.test(tipo) && bytes <= MAXIMO_ENCOLHER;
  return encolhe ? Math.min(bytes, MAXIMO_BYTES_ARQUIVO) : bytes;
}

function preparar(arquivo: File): ArquivoNaFila {
  const tipo = tipoDe(arquivo);
  const erro = validarArquivoNota({tipo, bytes: bytesExigidos(tipo, arquivo.size)});
  return {chave: `${arquivo.name}:${arquivo.size}:${arquivo.lastModified}`, arquivo, tipo, ...(erro && {erro})};
}

export interface Fila {
  itens: ArquivoNaFila[];
  /** What can be sent. */
  prontos: ArquivoNaFila[];
  cheia: boolean;
  incluir: (arquivos: readonly File[]) => void;
  tirar: (chave: string) => void;
  juntar: (recibos: ReadonlySet<string>) => void;
  separar: (recibo: string) => void;
  mover: (chave: string, passo: -1 | 1) => void;
  /** What can be sent at this moment, which may be later than the last drawing of the screen. */
  prontosAgora: () => ArquivoNaFila[];
  /** After a sending: what of it was not taken. */
  enviada: (enviados: readonly ArquivoNaFila[], sobram: readonly ArquivoNaFila[]) => void;
}

const VAZIA: ArquivoNaFila[] = [];

/** The painter's files chosen so far; they wait while other screens are looked at. The same file twice is one. */
export function useFila(): Fila {
  const consultas = useQueryClient();
  const queryKey = ['fila-de-envio', usePintor()?.id];
  const {data: itens = VAZIA} = useQuery({
    queryKey,
    queryFn: skipToken,
    initialData: VAZIA,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
  const mudar = (mudanca: (antes: ArquivoNaFila[]) => ArquivoNaFila[]): void =>
    void consultas.setQueryData<ArquivoNaFila[]>(queryKey, antes => mudanca(antes ?? VAZIA));
  const prontos = prontosDe(itens);
  return {
    itens,
    prontos,
    cheia: prontos.length >= MAXIMO_ARQUIVOS,
    incluir: arquivos =>
      mudar(antes => {
        const chaves = new Set(antes.map(item => item.chave));
        return [...antes, ...arquivos.map(preparar).filter(novo => !chaves.has(novo.chave))];
      }),
    tirar: chave => mudar(antes => tirar(antes, chave)),
    juntar: recibos => mudar(antes => juntar(antes, recibos)),
    separar: recibo => mudar(antes => separar(antes, recibo)),
    mover: (chave, passo) => mudar(antes => mover(antes, chave, passo)),
    prontosAgora: () => prontosDe(consultas.getQueryData<ArquivoNaFila[]>(queryKey) ?? VAZIA),
    enviada: (enviados, sobram) => mudar(antes => depoisDeEnviar(antes, enviados, sobram)),
  };
}
