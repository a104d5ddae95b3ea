import {Checkbox} from '@clube/ui';
import type {ParamsOfImport} from '../components/imports/kind';

/** Whether painters are notified by e-mail; in the app they always are. */
export const PARAMS: ParamsOfImport = {
  initial: {enviarMensagem: false},
  errorsOf: () => ({}),
  describe: ({enviarMensagem}) => (enviarMensagem === true ? 'com e-mail aos pintores' : undefined),
  Input: ({value, onChange}) => (
    <Checkbox
      checked={value.enviarMensagem === true}
      onChange={({target}) => onChange({enviarMensagem: target.checked})}
    >
      Avisar os pintores também por e-mail
    </Checkbox>
  ),
};
