import {
  type BinaryOperationNode,
  OperatorNode,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
} from "kysely";

/**
 * Writes `in (a, b, …)` as `= any($1)`: one parameter and one text however long the list is, so that it is one prepared
 * statement.
 */
export class QueryCompiler extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { leftOperand, operator, rightOperand } = node;
    const opening = OperatorNode.is(operator) && LIST_OPERATORS[operator.operator];
    if (opening && PrimitiveValueListNode.is(rightOperand)) {
      this.visitNode(leftOperand);
      this.append(opening);
      this.appendValue([...rightOperand.values]);
      this.append(")");
    } else super.visitBinaryOperation(node);
  }
}

const LIST_OPERATORS: Partial<Record<string, string>> = { in: " = any(", "not in": " <> all(" };
