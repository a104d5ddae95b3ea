import {useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {BarraVisor} from './BarraVisor';
import {ZOOM, linhaDe, rolagemAte, zoomLegivel, type Contorno, type Folha} from './contornos';
import {FolhaNoVisor} from './FolhaNoVisor';
import {useArrastar} from './useArrastar';
import {useAncora} from './useAncora';
import {comportamento, useFolhas} from './useFolhas';
import {useRoda} from './useRoda';
import {Lupa} from './Lupa';
import {corteDaLupa, type CorteDaLupa} from './lupa';
import estilos from './Visor.module.css';

interface Props {
  descricao: string;
  folhas: readonly Folha[];
  /** The viewer brings the first of them into sight. */
  contornos?: readonly Contorno[];
  /** Begins with the first page whole in sight, however small. */
  inteira?: boolean;
  /** A page's picture did not come: its address may have expired. */
  onFail?: (folha: Folha) => void;
  /** Below the pages: what is no picture. */
  children?: ReactNode;
}

/** Above a page and, with the bar, below it. */
const RESPIRO = 80;
/** Around the loupe, and its own. */
const BORDAS_DA_LUPA = 36;
const NENHUM: readonly Contorno[] = [];

/** The page that an outline lies on as it is on the screen but unturned. Pixels. */
function medidasDaFolha(desenho: Element): {width: number; height: number} | undefined {
  const imagem = desenho.closest('figure')?.querySelector('img');
  return imagem ? {width: imagem.offsetWidth, height: imagem.offsetHeight} : undefined;
}

/** Pages one below the other that can be brought nearer and turned, by buttons: nothing needs a drag or a pinch. */
export function VisorFolhas({descricao, folhas, contornos = NENHUM, inteira, onFail, children}: Props) {
  const area = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<number>(100);
  const escolhido = useRef(false);
  const [giros, setGiros] = useState<Readonly<Record<string, number>>>({});
  const [carregadas, setCarregadas] = useState(0);
  const [corte, setCorte] = useState<CorteDaLupa>();
  const {atual, irPara} = useFolhas(area, folhas.length);
  const [apontado] = contornos;
  const ampliada = apontado && !inteira ? folhas.find(({chave}) => chave === apontado.folha) : undefined;
  useArrastar(area);

  const fixar = useAncora(area, zoom);
  const giroDe = ({chave, giro = 0}: Folha): number => giros[chave] ?? giro;
  const comoEstao = folhas.map(giroDe).join(' ');

  const mudar = (passo: number, ponto?: {clientX: number; clientY: number}): void => {
    escolhido.current = true;
    fixar(ponto);
    setZoom(antes => Math.min(ZOOM.maximo, Math.max(ZOOM.minimo, antes + passo)));
  };
  const girar = (): void => {
    const folha = folhas[atual];
    if (folha) setGiros(antes => ({...antes, [folha.chave]: (antes[folha.chave] ?? folha.giro ?? 0) + 90}));
  };
  useRoda(area, (sentido, evento) => mudar(sentido * ZOOM.passo, evento));

  const mostrar = useEffectEvent(() => {
    const janela = area.current;
    const desenho = janela?.querySelector('[data-contorno]');
    const lugar = desenho?.getBoundingClientRect();
    if (!janela || !desenho || !lugar || lugar.height === 0) return setCorte(undefined);
    const legivel = zoomLegivel(zoom, lugar, janela.clientWidth);
    if (legivel !== zoom && !escolhido.current) return setZoom(legivel);
    const pagina = medidasDaFolha(desenho);
    if (pagina && apontado) {
      const linha = linhaDe(apontado.cantos, pagina);
      setCorte(corteDaLupa(linha, pagina.width, janela.clientWidth - BORDAS_DA_LUPA));
    }
    const {left, top} = janela.getBoundingClientRect();
    const {clientWidth: width, clientHeight} = janela;
    // The bar lies over the foot of the window.
    const passo = rolagemAte(lugar, {left, top, width, height: clientHeight - 64});
    if (passo.left || passo.top) janela.scrollBy({...passo, behavior: comportamento()});
  });
  const enquadrar = useEffectEvent(() => {
    const janela = area.current;
    const altura = janela?.querySelector('figure')?.getBoundingClientRect().height;
    if (!janela || !altura || !inteira || escolhido.current) return;
    const cabe = Math.floor((((janela.clientHeight - RESPIRO) / altura) * zoom) / 5) * 5;
    escolhido.current = true;
    setZoom(Math.max(ZOOM.minimo, Math.min(100, cabe)));
  });
  useEffect(() => {
    if (carregadas > 0) enquadrar();
  }, [carregadas]);
  // Where the whole is looked at, an outline that changes its colour or is being adjusted takes nobody away from the page.
  const motivo = inteira
    ? JSON.stringify(contornos.map(({folha, cantos, chave}) => [folha, chave ?? cantos]))
    : contornos;
  useEffect(() => mostrar(), [motivo, zoom, comoEstao, carregadas]);

  const onKey = (evento: KeyboardEvent): void => {
    if (evento.ctrlKey || evento.metaKey || evento.altKey) return;
    if (evento.key === '+' || evento.key === '=') mudar(ZOOM.passo);
    else if (evento.key === '-') mudar(-ZOOM.passo);
    else if (evento.key.toLowerCase() === 'r') girar();
  };
  return (
    <div className={estilos.visor}>
      <div ref={area} className={estilos.area} tabIndex={0} role="group" aria-label={descricao} onKeyDown={onKey}>
        <div className={estilos.pilha} style={{width: `${zoom}%`}}>
          {folhas.map(folha => (
            <FolhaNoVisor
              key={folha.chave}
              folha={folha}
              contornos={contornos.filter(contorno => contorno.folha === folha.chave)}
              giro={giroDe(folha)}
              onLoaded={() => setCarregadas(antes => antes + 1)}
              onFail={() => onFail?.(folha)}
            />
          ))}
        </div>
        {children}
      </div>
      {corte && ampliada && apontado && <Lupa url={ampliada.url} inicio={apontado.cantos[0]} corte={corte} />}
      {folhas.length > 0 && (
        <BarraVisor zoom={zoom} onZoom={mudar} onTurn={girar} folha={atual} folhas={folhas.length} onGoTo={irPara} />
      )}
    </div>
  );
}
