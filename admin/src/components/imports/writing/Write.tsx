import {countOf, isImportacaoRunning} from '@clube/domain';
import {Scene, buttonClass} from '@clube/ui';
import {Link} from 'react-router-dom';
import {DownloadErrors} from '../check/DownloadErrors';
import {WizardActions} from '../../wizard/Wizard';
import {addressOfImport, type Import, type ImportKind} from '../kind';
import {ImportRunning} from '../ImportRunning';
import {Notice} from '../Notice';
import {UndoImport} from './UndoImport';
import styles from '../Imports.module.css';

interface Props {
  kind: ImportKind;
  current: Import;
  lost: boolean;
  onChanged: (changed: Import) => void;
}

/** The last step: progress of the writing, then the number of written rows. */
export function Write(props: Props) {
  const {current, lost, onChanged} = props;
  if (current.estado === 'desfazendo')
    return (
      <ImportRunning doing="Desfazendo a importação" {...{current, lost, onChanged}}>
        <p>Ou tudo é desfeito, ou nada: se algo mudou ou foi usado agora, a importação fica como está.</p>
      </ImportRunning>
    );
  return isImportacaoRunning(current.estado) ? <Writing {...props} /> : <Written {...props} />;
}

function Writing({kind, current, lost, onChanged}: Props) {
  return (
    <ImportRunning doing={`Gravando ${kind.row[1]}`} {...{kind, current, lost, onChanged}}>
      <p>
        {kind.groups
          ? 'Uma por uma: o que já foi gravado vale, também se você cancelar.'
          : 'Ou tudo é gravado, ou nada: o que se vê em outras telas só muda no fim.'}
        {current.modo === 'validas' && ' As linhas com erro ficam de fora e podem ser baixadas depois.'}
      </p>
    </ImportRunning>
  );
}

function Written({kind, current, onChanged}: Props) {
  const {contagens, trabalho, id, mensagem} = current;
  const undone = current.estado === 'desfeita';
  const {novas = 0, mudadas = 0, iguais = 0, erros = 0} = contagens ?? {};
  const parts = [
    novas > 0 && countOf(novas, 'nova', 'novas'),
    mudadas > 0 && countOf(mudadas, 'mudada', 'mudadas'),
    iguais > 0 && countOf(iguais, 'sem mudança', 'sem mudança'),
    erros > 0 && countOf(erros, 'com erro, deixada de fora', 'com erro, deixadas de fora'),
  ].filter(part => part !== false);
  return (
    <>
      {mensagem && <Notice tone="error">{mensagem}</Notice>}
      <div className={styles.end}>
        <Scene seed={`importação ${id}`} className={styles.scene} />
        <div role="status">
          <p className={styles.count}>{undone ? 'Importação desfeita' : countOf(novas + mudadas, ...kind.written)}</p>
          <p>
            {undone
              ? (kind.undone?.done ?? 'O que ela criou saiu, e o que ela mudou está como antes.')
              : parts.join(' · ')}
          </p>
        </div>
        <p className={styles.ways}>
          <Link to={addressOfImport(kind, id, 'conferencia')}>Ver linhas</Link>
          {trabalho !== null && <Link to={`/painel/trabalhos/${trabalho}`}>Ver o trabalho</Link>}
          <Link to={`/painel${kind.listPath}`}>Importações</Link>
          {erros > 0 && <DownloadErrors current={current} />}
          <UndoImport {...{kind, current, onChanged}} />
        </p>
      </div>
      <WizardActions
        back={
          <Link className={buttonClass({variant: 'secondary'})} to={`/painel${kind.path}`}>
            Importar outro arquivo
          </Link>
        }
      >
        <Link className={buttonClass()} to={kind.result.to}>
          {kind.result.label}
        </Link>
      </WizardActions>
    </>
  );
}
