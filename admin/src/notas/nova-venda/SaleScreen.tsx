import {Pagina} from '../../components/Pagina';
import {emTitulo, haQuanto} from '../../components/texto';
import type {Pendente} from '../tipos';
import {SaleActions} from './deciding/SaleActions';
import {SaleFields} from './form/SaleFields';
import {Items} from './items/Items';
import {AnaliseBar, ResumedBar} from './notices/Bars';
import {Highlighting} from './photo/highlight';
import {Notices} from './notices/Notices';
import estilos from './NovaVenda.module.css';
import {NotaPhoto} from './photo/NotaPhoto';
import {useGoToPhoto} from './keyboard/useGoToPhoto';
import {SaleFooter} from './deciding/SaleFooter';
import {SecondCheck} from './deciding/SecondCheck';
import type {useQueue} from './useQueue';
import {useSaleScreen} from './useSaleScreen';
import {useState} from 'react';
import {Estado} from '../../components/Estado';

interface Props {
  nota: Pendente;
  fila: ReturnType<typeof useQueue>;
  /** The one before was decided a moment ago. */
  seguida: boolean;
  /** Drops what was kept of earlier work on it. */
  onRestart: () => void;
}

/** One receipt: its picture on the left, the sale that it becomes on the right. */
export function SaleScreen({nota, fila, seguida, onRestart}: Props) {
  const screen = useSaleScreen(nota, fila, seguida);
  const {formulario, leitura, analise, duvidas, avancar, travada, dialogo, setDialogo} = screen;
  const {lida, retomadoDe} = formulario;
  const photo = useGoToPhoto();
  const descricao = `Nota ${nota.id} de ${emTitulo(nota.nome)}`;
  return (
    <Pagina
      titulo="Nova venda"
      cheia
      detalhe={<QueueDetail nota={nota} fila={fila} minha={analise.minha} />}
      acoes={
        <SaleActions
          {...{nota, dialogo, setDialogo, lida, descricao, travada}}
          onDecide={screen.decidir}
          onFilesChange={() => void leitura.buscarDeNovo()}
          onFail={leitura.tentarDeNovo}
          onScore={() => void screen.pontuar({mesmoAssim: true})}
        />
      }
    >
      {screen.pedido && (
        <SecondCheck
          pedido={screen.pedido}
          onClose={screen.esquecerPedido}
          onFollow={screen.seguir}
          onConfirm={() => {
            screen.esquecerPedido();
            void screen.pontuar({confirmar: true});
          }}
        />
      )}
      <Highlighting>
        <div className={estilos.screen}>
          <section ref={photo} className={estilos.foto} aria-label="Nota enviada">
            <NotaPhoto arquivos={screen.arquivos} onFail={leitura.tentarDeNovo} {...{descricao, lida}} />
          </section>
          <form
            className={estilos.venda}
            onSubmit={evento => evento.preventDefault()}
            noValidate
            aria-label="Nova venda"
          >
            <div className={estilos.rolagem}>
              {analise.deOutro && (
                <AnaliseBar por={analise.deOutro} onTakeOver={() => analise.assumir().then(screen.comecar)} />
              )}
              <fieldset className={estilos.trava} disabled={travada}>
                {retomadoDe && <ResumedBar de={retomadoDe} onRestart={onRestart} />}
                <Notices
                  {...{nota, leitura, lida}}
                  resumo={screen.resumo}
                  onSplit={() => setDialogo('separar')}
                  onJoin={() => setDialogo('juntar')}
                  onCompare={() => setDialogo('comparar')}
                  onNext={duvidas.length > 0 ? () => avancar() : undefined}
                />
                <SaleFields {...{formulario, nota, avancar}} />
                <Items {...{formulario, avancar}} esperando={screen.esperandoItens} />
              </fieldset>
            </div>
            <SaleFooter {...{formulario, travada}} ocupado={screen.ocupado} onScore={() => void screen.pontuar()} />
          </form>
        </div>
      </Highlighting>
    </Pagina>
  );
}

interface DetailProps {
  nota: Pendente;
  fila: Pick<ReturnType<typeof useQueue>, 'posicao' | 'total'>;
  /** It is this person's for now. */
  minha: boolean;
}

/** Beside the title: which receipt of how many, whose, since when, and who is at it. */
function QueueDetail({nota, fila: {posicao, total}, minha}: DetailProps) {
  const [agora] = useState(() => new Date());
  const lugar = posicao ? `Nota ${posicao} de ${total}` : `Nota ${nota.id}`;
  return (
    <>
      <span>{`${lugar} · enviada por ${emTitulo(nota.nome)} ${haQuanto(new Date(nota.criadoEm), agora)}`}</span>
      {minha && (
        <Estado tom="espera" icone="pessoa">
          Em análise por você
        </Estado>
      )}
    </>
  );
}
