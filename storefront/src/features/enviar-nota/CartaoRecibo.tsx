import {Botao, BotaoIcone, Icone, Selo} from '@clube/ui';
import type {ReactNode} from 'react';
import type {NotaVista} from './codigo/avisos';
import type {ArquivoNaFila} from './arquivo';
import type {Fila} from './fila';
import estilos from './ListaArquivos.module.css';
import {PaginaRecibo} from './PaginaRecibo';
import type {Recibo} from './recibos';

/** What the phone could learn of a receipt by itself. */
interface SabidoAqui {
  nota: NotaVista | undefined;
  lendo: boolean;
  /** What to say when no code was found. */
  semCodigo: string | undefined;
}

/** The receipt's store and number. */
function NotaLida({nota}: {nota: NotaVista}) {
  return (
    <span className={estilos.lida}>
      <b>{nota.loja}</b>
      <span>
        <Icone nome="certo" tamanho={18} /> {nota.titulo}
      </span>
    </span>
  );
}

/** What one should know before sending it. */
function Recados({sabido: {nota, lendo, semCodigo}}: {sabido: SabidoAqui}) {
  if (!nota) return <span className={estilos.discreto}>{lendo ? 'Lendo o código...' : semCodigo}</span>;
  return nota.avisos.map(aviso => (
    <Selo key={aviso} tom="espera" icone="alerta">
      {aviso}
    </Selo>
  ));
}

interface Props {
  recibo: Recibo<ArquivoNaFila>;
  sabido: SabidoAqui;
  acoes: Pick<Fila, 'tirar' | 'separar' | 'mover'>;
  /** The box with which it is chosen for joining, while that is going on. */
  escolha?: ReactNode;
}

/** Several pictures of one long receipt, in the order in which they are read. */
function ReciboJunto({recibo, sabido, acoes, escolha}: Props) {
  const quantas = recibo.paginas.length;
  const parada = recibo.paginas.some(({erro}) => erro);
  return (
    <>
      <div className={estilos.junta}>
        <b>Uma nota em {quantas} fotos</b>
        {!escolha && (
          <Botao variante="texto" pequeno onClick={() => acoes.separar(recibo.id)}>
            Separar
          </Botao>
        )}
        {sabido.nota && <NotaLida nota={sabido.nota} />}
        <Recados sabido={sabido} />
        {parada && <span className={estilos.discreto}>Tire a foto com problema para enviar as outras.</span>}
      </div>
      <ol className={estilos.paginas}>
        {recibo.paginas.map((item, i) => (
          <li key={item.chave}>
            <PaginaRecibo
              item={item}
              titulo={`Foto ${i + 1} de ${quantas}`}
              acoes={
                !escolha && (
                  <>
                    <BotaoIcone
                      icone="setaCima"
                      rotulo={`Subir a foto ${i + 1}`}
                      aria-disabled={i === 0}
                      onClick={() => acoes.mover(item.chave, -1)}
                    />
                    <BotaoIcone
                      icone="setaBaixo"
                      rotulo={`Descer a foto ${i + 1}`}
                      aria-disabled={i === quantas - 1}
                      onClick={() => acoes.mover(item.chave, 1)}
                    />
                    <BotaoIcone
                      icone="lixeira"
                      rotulo={`Tirar a foto ${i + 1}`}
                      onClick={() => acoes.tirar(item.chave)}
                    />
                  </>
                )
              }
            />
          </li>
        ))}
      </ol>
    </>
  );
}

/** One receipt that is going to be sent. */
export function CartaoRecibo(props: Props) {
  const {recibo, sabido, acoes, escolha} = props;
  const [unica] = recibo.paginas;
  return (
    <li className={estilos.cartao}>
      {escolha}
      {recibo.junto || !unica ? (
        <ReciboJunto {...props} />
      ) : (
        <PaginaRecibo
          item={unica}
          titulo={unica.arquivo.name}
          nota={sabido.nota && <NotaLida nota={sabido.nota} />}
          acoes={
            !escolha && (
              <BotaoIcone
                icone="lixeira"
                rotulo={`Tirar ${unica.arquivo.name}`}
                onClick={() => acoes.tirar(unica.chave)}
              />
            )
          }
        >
          {!unica.erro && <Recados sabido={sabido} />}
        </PaginaRecibo>
      )}
    </li>
  );
}
