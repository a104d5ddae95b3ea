import {formatarChave} from '@clube/domain';
import {Botao, Icone} from '@clube/ui';
import {DuplicateNotice} from './DuplicateNotice';
import type {Pendente} from '../../tipos';
import {fileKind} from '../photo/pages';
import {sentenca} from '../reading/field-check';
import {GraveNotices, ReadingNotices, NoticeBox, SecondCheckNotice} from './ReadingNotices';
import {RereadButton, ReadingBar} from './Bars';
import estilos from './Notices.module.css';
import {useHighlight} from '../photo/highlight';
import type {ResumoLeitura} from '../reading/summary';
import type {ArquivoLido, NotaLida} from '../reading/types';
import type {useReading} from '../useReading';

interface Props {
  nota: Pendente;
  leitura: ReturnType<typeof useReading>;
  lida: NotaLida | undefined;
  resumo: ResumoLeitura | undefined;
  onSplit: () => void;
  onJoin: () => void;
  onCompare: () => void;
  onNext: (() => void) | undefined;
}

const SEPARAR = 'Separar em duas notas…';
const JUNTAR = 'Juntar com outra nota deste pintor…';

const podeSeparar = (arquivo: ArquivoLido): boolean => fileKind(arquivo) !== 'xml';

/** Above the form: how the reading went, what is wrong with the receipt, and its access key. */
export function Notices({nota, leitura, lida, resumo, onSplit, onJoin, onCompare, onNext}: Props) {
  if (!lida || !resumo)
    return (
      <>
        {leitura.erro ? (
          <NoticeBox
            gravidade="atencao"
            acao={
              <Botao variante="secundario" pequeno icone="girar" onClick={leitura.tentarDeNovo}>
                Tentar de novo
              </Botao>
            }
          >
            <strong>A leitura não foi carregada.</strong> {leitura.erro.message}
          </NoticeBox>
        ) : (
          <p className={estilos.buscando} role="status">
            Buscando a leitura…
          </p>
        )}
        {nota.possivelDuplicata && <DuplicateNotice duplicata={nota.possivelDuplicata} onCompare={onCompare} />}
        {nota.chave && (
          <div className={estilos.keyRow}>
            <p className={estilos.chave}>
              <span>Chave</span> <code>{formatarChave(nota.chave)}</code>
            </p>
          </div>
        )}
      </>
    );
  const reler = {relendo: leitura.relendo, onReread: () => void leitura.reler()};
  return (
    <>
      {lida.segundaConferencia && <SecondCheckNotice conferencia={lida.segundaConferencia} />}
      <GraveNotices avisos={lida.avisos} onSplit={onSplit} />
      <ReadingBar resumo={resumo} {...reler} onNext={onNext} />
      <ReadingNotices
        nota={{...lida, possivelDuplicata: lida.possivelDuplicata ?? nota.possivelDuplicata ?? null}}
        {...{onSplit, onCompare}}
      />
      <div className={estilos.keyRow}>
        {lida.chave ? (
          <Chave chave={lida.chave} lida={lida} />
        ) : (
          lida.estado === 'lida' && <p className={estilos.chave}>Chave não lida</p>
        )}
        <span className={estilos.botoes}>
          {(resumo.tom === 'pronta' || resumo.tom === 'conferir') && <RereadButton {...reler} />}
          {lida.avisos.every(({tipo}) => tipo !== 'duas_notas') && lida.arquivos.some(podeSeparar) && (
            <Botao variante="texto" pequeno onClick={onSplit} title={SEPARAR} aria-label={SEPARAR}>
              Separar…
            </Botao>
          )}
          <Botao variante="texto" pequeno icone="mais" onClick={onJoin} title={JUNTAR} aria-label={JUNTAR}>
            Juntar…
          </Botao>
        </span>
      </div>
    </>
  );
}

/** The access key, with how surely it was read. */
function Chave({chave, lida: {campos}}: {chave: string; lida: NotaLida}) {
  const apontar = useHighlight(campos.chave?.lugar);
  const certa = campos.chave?.certa === true;
  return (
    <p className={estilos.chave} {...apontar}>
      <span>Chave</span> <code>{formatarChave(chave)}</code>{' '}
      <Icone nome={certa ? 'certo' : 'alerta'} tamanho={15} titulo={certa ? 'Certa' : 'Confira'} />
      {!certa && <small>{sentenca(campos.chave?.motivo ?? 'Confira com a nota.')}</small>}
    </p>
  );
}
