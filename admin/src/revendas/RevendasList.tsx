import EntityList from '../components/entity-screens/EntityList';
import {BulkRevendas, SelectedRevendas} from './BulkRevendas';

/** The resellers, with bulk actions. */
export default function RevendasList() {
  return <EntityList bulk={<SelectedRevendas />} onAllMatching={matching => <BulkRevendas {...matching} />} />;
}
