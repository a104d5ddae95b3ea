import {formatReais} from '@clube/domain';
import {Button, Icon} from '@clube/ui';
import {Steps} from '../../../components/vendas/Steps';
import {calculatePontos} from '../form/references';
import styles from '../NewVenda.module.css';
import {notaDifference} from '../reading/difference';
import {readLines} from '../reading/lines';
import {useHighlight} from '../photo/highlight';
import type {VendaForm} from '../form/useVendaForm';

interface Props {
  form: VendaForm;
  busy: boolean;
  /** Another person holds the lease. */
  locked: boolean;
  onScore: () => void;
}

/** The sale's points with their calculation, and the score button. */
export function VendaFooter({form, busy, locked, onScore}: Props) {
  const {venda, refs} = form;
  const {passos: steps, total} = calculatePontos(venda, refs);
  const {pintor} = refs;
  const unknownFactor = pintor?.clusterNome && pintor.clusterValorPonto === null;
  return (
    <footer className={styles.footer}>
      <Steps steps={steps} total={total}>
        <TotalCheck form={form} />
        {unknownFactor && <p className={styles.caveat}>O fator do nível {pintor.clusterNome} é aplicado ao pontuar.</p>}
      </Steps>
      <Button className={styles.pontuar} disabled={locked} busy={busy && 'Pontuando…'} onClick={onScore}>
        Pontuar e abrir a próxima <kbd>Ctrl Enter</kbd>
      </Button>
    </footer>
  );
}

/** Compares the sum of the lines with the total on the receipt. */
function TotalCheck({form: {venda, reading}}: {form: VendaForm}) {
  const highlight = useHighlight(reading?.campos.total?.lugar);
  const difference =
    reading?.estado === 'lida' ? notaDifference(reading, readLines(reading.itens, venda), venda) : undefined;
  if (!difference) return null;
  const {total, linesTotal, missing} = difference;
  return (
    <p className={missing === 0 ? styles.matches : styles.differs} {...highlight}>
      <Icon name={missing === 0 ? 'check' : 'alert'} size={15} />
      {missing === 0
        ? `Total da nota ${formatReais(total)}: confere com os itens.`
        : `Diferença de ${formatReais(Math.abs(missing))}: os itens somam ${formatReais(linesTotal)}, a nota diz ${formatReais(total)}.`}
    </p>
  );
}
