import {fileUrl} from '@clube/api-client';
import {
  TIPO_FISCAL_LABELS,
  formatDate,
  formatPontos,
  formatPontosInWords,
  formatReais,
  pontosNoun,
} from '@clube/domain';
import {Icon, classes} from '@clube/ui';
import {fileKind} from '../../components/notas/file-kind';
import {FileButton} from '../../components/notas/FileButton';
import {RedeFlag} from '../../components/RedeFlag';
import {StateChip} from '../../components/StateChip';
import {toTitleCase} from '../../components/format/text';
import styles from './Joint.module.css';
import type {JointResult} from './useJointScoring';
import type {JointNota} from './useSheet';

interface Props {
  nota: JointNota;
  chosen: boolean;
  result: JointResult | undefined;
  /** The selection cannot change: scoring is in progress or done. */
  locked: boolean;
  onToggle: () => void;
}

/** One receipt of the sheet: its picture, its data, its points, and the result. */
export function NotaCard({nota, chosen, result, locked, onToggle}: Props) {
  const {id, loja, nome, numero, tipoFiscal, dataEmissao, total, pontos, excessos, primeira, redeAntifraude} = nota;
  const title = `${toTitleCase(loja)}, nota ${numero}`;
  return (
    <li className={classes(styles.card, chosen ? styles.chosen : styles.out)}>
      <Thumbnail nota={nota} />
      <div className={styles.text}>
        <label className={styles.head}>
          <strong>{toTitleCase(loja)}</strong>
          <input
            type="checkbox"
            checked={chosen}
            disabled={locked}
            onChange={onToggle}
            aria-label={`${title}, ${formatPontosInWords(pontos)}`}
          />
        </label>
        <RedeFlag rede={redeAntifraude}>Acima da cota</RedeFlag>
        <p>{toTitleCase(nome)}</p>
        <p>
          {TIPO_FISCAL_LABELS[tipoFiscal]} {numero}
        </p>
        <p>
          {formatDate(dataEmissao)} · {formatReais(Math.round(total * 100))}
        </p>
        <p className={styles.pontos}>
          <strong>{formatPontos(pontos)}</strong> {pontosNoun(pontos)}
        </p>
        {result ? (
          <Result result={result} />
        ) : (
          <>
            {excessos.map(text => (
              <p key={text} className={styles.warning}>
                {text}
              </p>
            ))}
            {primeira && <p className={styles.warning}>Primeira nota deste pintor</p>}
          </>
        )}
        <span className={styles.look}>
          <FileButton file={nota} description={`nota ${id}`} />
        </span>
      </div>
    </li>
  );
}

/** The picture of the receipt; for other files an icon. */
function Thumbnail({nota}: {nota: JointNota}) {
  const url = fileUrl(nota.diretorioArquivo, nota.arquivoUrl);
  const kind = fileKind(nota);
  if (url && kind === 'imagem') return <img className={styles.thumbnail} src={url} alt="" loading="lazy" />;
  return (
    <span className={styles.thumbnail}>
      <Icon name={kind === 'pdf' ? 'pdf' : 'receipt'} size={28} />
    </span>
  );
}

function Result({result: {estado, erro}}: {result: JointResult}) {
  return (
    <div className={styles.result}>
      {estado === 'pontuada' && <StateChip tone="ok">Pontuada</StateChip>}
      {estado === 'pendente' && <StateChip tone="waiting">Voltou para pendente</StateChip>}
      {estado === 'recusada' && <StateChip tone="error">Não pontuada</StateChip>}
      {erro && <p>{erro}</p>}
    </div>
  );
}
