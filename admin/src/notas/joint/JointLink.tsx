import {buttonClass} from '@clube/ui';
import {Link} from 'react-router-dom';
import {readDone} from './useJointScoring';
import {useSheet} from './useSheet';

/** The link from the queue to the receipts that can be scored together, if there are any. */
export function JointLink() {
  const {data: notas = []} = useSheet();
  if (notas.length === 0 && !readDone()) return null;
  return (
    <Link className={buttonClass({small: true, variant: 'secondary'})} to="/painel/processar/pontuacoes/juntas">
      Pontuar juntas {notas.length > 0 && `(${notas.length})`}
    </Link>
  );
}
