import {MAXIMO_ARQUIVOS} from '@clube/domain';
import {skipToken, useQuery, useQueryClient} from '@tanstack/react-query';
import {pintorAgora, usePintor} from '../../base/sessao';
import {preparar, type ArquivoNaFila} from './arquivo';
import {unir, type EstadoFila} from './guardados/forma';
import {guardar, retomar} from './guardados/guardar';
import {depoisDeEnviar, juntar, mover, prontosDe, separar, tirar} from './recibos';

/** The device answers in no time; one that does not must not keep anything from being sent. */
const PACIENCIA_MS = 3000;

interface EstadoNaTela extends EstadoFila {
  /** They were chosen before the app was closed, and nothing was done with them since. */
  retomada: boolean;
  /** They are kept on the device, so that they outlive this tab. */
  guardada: boolean;
}

const VAZIA: EstadoNaTela = {itens: [], codigo: '', pedida: false, retomada: false, guardada: false};

export interface Fila extends EstadoNaTela {
  /** What the device kept has been looked at. */
  lida: boolean;
  /** What can be sent. */
  prontos: ArquivoNaFila[];
  cheia: boolean;
  escreverCodigo: (codigo: string) => void;
  incluir: (arquivos: readonly File[]) => void;
  tirar: (chave: string) => void;
  juntar: (recibos: ReadonlySet<string>) => void;
  separar: (recibo: string) => void;
  mover: (chave: string, passo: -1 | 1) => void;
  /** A picture was made smaller. */
  encolher: (chave: string, menor: File) => void;
  /** The painter wants what is there to be sent, or not any more. */
  pedir: (pedida: boolean) => void;
  /** Its painter is still the one who is logged in; the files of one must not travel as another's. */
  minha: () => boolean;
  /** How it is at this moment, which may be later than the last drawing of the screen. */
  agora: () => EstadoFila;
  /** These leave now, with their sending; answers once that is kept. */
  partem: (itens: readonly ArquivoNaFila[]) => Promise<void>;
  /** After a sending: what of it was not taken. */
  enviada: (enviados: readonly ArquivoNaFila[], sobram: readonly ArquivoNaFila[]) => void;
}

/**
 * The painter's files chosen so far, the same file once. They wait while other screens are looked at, and on the device
 * while the app is closed; where the device keeps nothing, as long as the tab lives.
 */
export function useFila(): Fila {
  const consultas = useQueryClient();
  const pintor = usePintor()?.id ?? 0;
  const queryKey = ['fila-de-envio', pintor];
  const {data: estado = VAZIA} = useQuery({
    queryKey,
    queryFn: skipToken,
    initialData: VAZIA,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
  const agora = (): EstadoNaTela => consultas.getQueryData<EstadoNaTela>(queryKey) ?? VAZIA;
  const por = (novo: Partial<EstadoNaTela>): void => void consultas.setQueryData(queryKey, {...agora(), ...novo});
  const {isSuccess: lida} = useQuery({
    queryKey: ['fila-guardada', pintor],
    queryFn: async () => {
      await retomar(pintor, guardada => {
        const tem = guardada.itens.length > 0;
        por({...unir(guardada, agora()), ...(tem && {retomada: true, guardada: true})});
      });
      return true;
    },
    enabled: pintor > 0,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    networkMode: 'always',
  });
  const mudar = async (novo: Partial<EstadoNaTela>): Promise<void> => {
    por({retomada: false, ...novo});
    const guardada = await guardar(pintor, agora);
    if (guardada !== agora().guardada) por({guardada});
  };
  const mudarItens = (mudanca: (antes: ArquivoNaFila[]) => ArquivoNaFila[]): Promise<void> =>
    mudar({itens: mudanca(agora().itens)});
  const trocar = (novos: readonly ArquivoNaFila[]): Promise<void> => {
    const porChave = new Map(novos.map(item => [item.chave, item]));
    return mudarItens(antes => antes.map(item => porChave.get(item.chave) ?? item));
  };
  const prontos = prontosDe(estado.itens);
  return {
    ...estado,
    lida,
    prontos,
    cheia: prontos.length >= MAXIMO_ARQUIVOS,
    minha: () => pintorAgora()?.id === pintor,
    agora,
    escreverCodigo: codigo => void mudar({codigo}),
    incluir: arquivos =>
      void mudarItens(antes => {
        const chaves = new Set(antes.map(item => item.chave));
        return [...antes, ...arquivos.map(preparar).filter(novo => !chaves.has(novo.chave))];
      }),
    tirar: chave => void mudarItens(antes => tirar(antes, chave)),
    juntar: recibos => void mudarItens(antes => juntar(antes, recibos)),
    separar: recibo => void mudarItens(antes => separar(antes, recibo)),
    mover: (chave, passo) => void mudarItens(antes => mover(antes, chave, passo)),
    encolher: (chave, menor) => {
      const {itens, retomada} = agora();
      void mudar({itens: itens.map(item => (item.chave === chave ? {...item, menor} : item)), retomada});
    },
    pedir: pedida => void mudar({pedida}),
    partem: itens => Promise.race([trocar(itens), new Promise<void>(resolve => setTimeout(resolve, PACIENCIA_MS))]),
    enviada: (enviados, sobram) =>
      void mudar({
        itens: depoisDeEnviar(agora().itens, enviados, sobram),
        // What got no answer is still wanted: it goes when the screen is opened again, if not before.
        pedida: sobram.some(({envio}) => envio),
      }),
  };
}
