import {dirname, join} from 'node:path';
import ts from 'typescript';

export const ROOT = join(__dirname, '../../../..');

/** Creates the program of a workspace by its tsconfig. */
export function programOf(workspace: string): ts.Program {
  const config = join(ROOT, workspace, 'tsconfig.json');
  const {fileNames, options, projectReferences} = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, file => ts.sys.readFile(file)).config,
    ts.sys,
    dirname(config),
  );
  return ts.createProgram({rootNames: fileNames, options: {...options, noEmit: true}, projectReferences});
}
