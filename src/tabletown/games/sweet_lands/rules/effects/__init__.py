"""The effect language of section 19: compilation, feasibility, choices and execution."""
