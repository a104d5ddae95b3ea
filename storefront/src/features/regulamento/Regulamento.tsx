import {Page} from '../../components/Page';
import {Termo} from '../../components/legal/Termo';

/** The rules, for everybody to read. */
export default function Regulamento() {
  return (
    <Page title="Regulamento" narrow>
      <Termo documento="regulamento" versions />
    </Page>
  );
}
